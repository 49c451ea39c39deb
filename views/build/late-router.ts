import { readdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const router = resolve('node_modules/vike/dist/client/runtime-client-routing')

/** Module with which vike starts in the browser. */
export const ROUTER_ENTRY = `${router}/entry.js`

/** Pages that start with the router: those of the admin and of links in mails, whose names every other page would load. */
const WITH_ROUTER =
  /\/pages\/(?:\([\w-]+\)\/)?(admin|newsletter\/(confirm|unsubscribe)|my-data\/link|booking\/(cancel|move))\//

/**
 * Starts the browser with views/first-page.ts instead of vike's router, a separate module that is loaded later. Public pages are available by the name that vike gives them in the HTML.
 */
export function lateRouter(): Plugin {
  const modules: Record<string, () => string | Promise<string>> = {
    'virtual:router': () => `
      import { initClientRouter } from '${router}/initClientRouter.js'
      export { navigate, prefetch } from 'vike/client/router'
      initClientRouter()`,
    'virtual:public-pages': async () => {
      const files = await readdir('views', { recursive: true })
      const pages = files
        .filter((file) => /\/\+Page\.tsx$/.test(file) && !WITH_ROUTER.test(file))
        .map((file) => `/views/${dirname(file)}`)
      return `export const pages = { ${pages.map((page) => `'${page}': () => import('virtual:vike:page-entry:client:${page}')`).join()} }`
    },
  }
  return {
    name: 'late-router',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      if (id === ROUTER_ENTRY) return `import '/views/first-page.ts'`
      const code = modules[id.slice(1)]
      // The server, which never loads the modules, needs them to exist.
      return this.environment.name === 'client' ? code?.() : code && 'export {}'
    },
  }
}
