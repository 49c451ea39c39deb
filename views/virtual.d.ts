/** vike's client router, active once this module is imported. */
declare module 'virtual:router' {
  export { navigate, prefetch } from 'vike/client/router'
}

/** Namespaces of the texts of pages, found by views/build/page-texts.ts. */
declare module 'virtual:page-texts' {
  /** By vike's page id. */
  export const pages: Record<string, string[] | undefined>
  /** Namespaces of the form on the error page. */
  export const keptForm: string[]
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
