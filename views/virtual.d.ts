/** vike's router, which is at work once this has been imported. */
declare module 'virtual:router' {
  export { navigate, prefetch } from 'vike/client/router'
}

/** What the browser needs of every public page, by the name that vike has for it. */
declare module 'virtual:public-pages' {
  import type { ComponentType } from 'react'

  interface PageModule {
    configValuesSerialized: {
      Page: { valueSerialized: { exportValues: { Page: ComponentType } | { default: ComponentType } } }
    }
  }

  export const pages: Record<string, (() => Promise<PageModule>) | undefined>
}
