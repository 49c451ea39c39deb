/** vike's client router, active once this module is imported. */
declare module 'virtual:router' {
  export { navigate, prefetch } from 'vike/client/router'
}

/** Client code of each public page, by vike's page id. */
declare module 'virtual:public-pages' {
  import type { ComponentType } from 'react'

  interface PageModule {
    configValuesSerialized: {
      Page: { valueSerialized: { exportValues: { Page: ComponentType } | { default: ComponentType } } }
    }
  }

  export const pages: Record<string, (() => Promise<PageModule>) | undefined>
}
