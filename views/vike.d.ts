import type { ComponentType } from 'react'
import type { Language } from '../src/i18n/languages'
import type { FormOutcome } from '../src/rendering/form-outcome'
import type { Messages } from '../src/rendering/page-renderer.service'
import type { PageQueries } from '../src/rendering/page-queries'
import type { PageHead } from './layout/head'
import type { Namespace } from './translations'

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType
      language: Language
      publicUrl: string
      consentChosen: boolean
      messages: Record<string, Messages>
      /** What became of a form posted without JavaScript. */
      form: FormOutcome | null
      /** The status of the error page, when it is not vike's own 404 or 500. */
      errorStatus: number | null
    }
    interface PageContextServer {
      queries: PageQueries
      loadMessages: (namespaces: string[]) => Record<string, Messages>
    }
    interface Config {
      namespaces?: Namespace[]
      head?: (pageContext: PageContext) => PageHead
    }
  }
}
