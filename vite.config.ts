import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { chunkGroups, isOnEveryPage, nameOfChunk } from './views/build/chunks'
import { scopedName } from './views/build/class-names'
import { compressedFiles } from './views/build/compressed-files'
import { designTokens } from './views/build/design-tokens'
import { lateRouter } from './views/build/late-router'
import { minifyScripts } from './views/build/minify-scripts'
import { pageStyles } from './views/build/page-styles'
import { pageTexts } from './views/build/page-texts'
import { publicFiles } from './views/build/public-files'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  plugins: [
    react(),
    lateRouter(),
    vike(),
    designTokens(),
    publicFiles(),
    pageStyles(),
    pageTexts(),
    minifyScripts(),
    compressedFiles(),
  ],
  publicDir: 'client/public',
  resolve: { alias: { '#src': folder('src'), '#views': folder('views'), '#client': folder('client') } },
  css: {
    modules: { generateScopedName: scopedName },
    lightningcss: { exclude: Features.LightDark }, // not used: its variables would only add to every page
  },
  build: {
    outDir: 'dist/views',
    // In one order for all pages, whichever comes first; pageStyles takes from it what each needs.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // The first page has loaded what every page needs; later pages need not name it again.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !isOnEveryPage(file)) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          experimental: { lazyBarrel: true }, // of lucide-react, only the icons in use
          output: {
            minify: false, // minifyScripts does it
            // Short: each page loads the names of all.
            chunkFileNames: nameOfChunk,
            entryFileNames: nameOfChunk,
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
  },
})
