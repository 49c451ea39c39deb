import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { minify } from '@swc/core'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './views/build/chunks'
import { pageStyles } from './views/build/page-styles'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Returns the name of a class of a CSS module: one hash per file, which compresses well, and no line number. */
function scopedName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(relative(folder('.'), file))
    .digest('base64url')
  return `_${name}_${hash.slice(0, 5)}`
}

/** Minifies the scripts with swc: smaller than terser's output, in a twentieth of the time. */
function minifyScripts(): Plugin {
  return {
    name: 'minify-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      order: 'post', // after Vite has added the preloads
      handler: (code) => minify(code, { ecma: 2020, module: true, compress: { ecma: 2020 }, mangle: true }),
    },
  }
}

/** Makes browsers compile a script on another thread: nearly all of it runs (https://v8.dev/blog/explicit-compile-hints). */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Prepends the compile hint to each script and writes scripts and style sheets compressed beside themselves. */
function readyToServe(): Plugin {
  return {
    name: 'ready-to-serve',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))
      await Promise.all(texts.map((file) => writeCompressed(join(dir!, file))))
    },
  }
}

async function writeCompressed(path: string) {
  const built = await readFile(path, 'utf8')
  const text = path.endsWith('.js') ? COMPILE_HINT + built : built
  await writeFile(path, text)
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text))
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
}

const tokens = 'views/styles/tokens.css'

/** The design tokens also as they are, under their path here, for the page of the API, whose style sheet is not built. */
function serveTokens(): Plugin {
  return {
    name: 'serve-tokens',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: tokens, source: await readFile(tokens, 'utf8') })
    },
  }
}

const router = folder('node_modules/vike/dist/client/runtime-client-routing')
const ROUTER_ENTRY = `${router}/entry.js`

/**
 * The browser begins with views/first-page.ts in place of vike's router, which is a module of its own, to be had later.
 * What begins public pages is at hand by the name that vike gives them in the HTML.
 */
function routerLater(): Plugin {
  const modules: Record<string, () => string | Promise<string>> = {
    'virtual:router': () => `
      import { initClientRouter } from '${router}/initClientRouter.js'
      export { navigate, prefetch } from 'vike/client/router'
      initClientRouter()`,
    'virtual:public-pages': async () => {
      const files = await readdir('views/pages', { recursive: true })
      const pages = files
        .filter((file) => /^(?!admin\/).*\/\+Page\.tsx$/.test(file))
        .map((file) => `/views/pages/${dirname(file)}`)
      return `export const pages = { ${pages.map((page) => `'${page}': () => import('virtual:vike:page-entry:client:${page}')`).join()} }`
    },
  }
  return {
    name: 'router-later',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      if (id === ROUTER_ENTRY) return `import '/views/first-page.ts'`
      const code = modules[id.slice(1)]
      // The server, which never gets that far, needs a module all the same.
      return this.environment.name === 'client' ? code?.() : code && 'export {}'
    },
  }
}

export default defineConfig({
  plugins: [react(), routerLater(), vike(), serveTokens(), pageStyles(), minifyScripts(), readyToServe()],
  publicDir: 'client/public',
  resolve: { alias: { '#src': folder('src'), '#views': folder('views'), '#client': folder('client') } },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist/views',
    // In one order for all pages, whichever comes first; pageStyles takes from it what each needs.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          experimental: { lazyBarrel: true }, // of lucide-react, only the icons in use
          output: {
            minify: false, // minifyScripts does it
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
  },
})
