import type { ComponentType, ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import type { SessionDto } from '../src/admin/session/session.dto'
import type { Language } from '../src/shared/languages'
import type { SocialPages } from '../src/business/business-info.entity'
import type { Density } from '../src/shared/admin/density'
import type { AdminPageQueries } from '../src/web/admin/admin-page-queries'
import type { FormOutcome } from '../src/web/form-outcome'
import type { FoundOwnData, Messages, PageInputs } from '../src/web/page-renderer.service'
import type { PageQueries } from '../src/web/page-queries'
import type { LinkState } from '../src/shared/link-addresses'
import type { PageHead } from './layout/head'
import type { Office } from './layout/office'
import type { Namespace, TextKey } from './translations'

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType
      language: Language
      publicUrl: string
      consentChosen: boolean
      /** Origins the operator wants connected to early. */
      earlyConnections: string[]
      /** The operator's container of Google Tag Manager. */
      tagManagerId: string | null
      messages: Record<string, Messages>
      /** Pages of the chain on other sites. */
      social: SocialPages | null
      /** Where the chain is reached; null when the database does not answer. */
      office: Office | null
      /** Locations, people, prices and testimonials are made up so far. */
      sampleData: boolean
      /** The day it was made, signed; browsers need not be told. */
      pageDay?: string
      /** What became of a form posted without JavaScript. */
      form: FormOutcome | null
      /** The status of the error page, when it is not vike's own 404 or 500. */
      errorStatus: number | null
      /** Who is signed in; on admin pages only. */
      user?: SessionDto
      /** Columns left out of the lists of the admin, as `list.column`. */
      hiddenColumns?: string[]
      /** How close together the rows of the admin's lists are. */
      density?: Density
    }
    interface PageContextServer {
      queries: PageQueries
      /** Whom the invitation link is for, on its page. */
      invitee: PageInputs['invitee']
      /** What the link in a mail has found, on its page. */
      newsletterLink: LinkState
      /** What the link to somebody's own data has found, on its page. */
      ownData: FoundOwnData
      /** There on the admin pages behind the sign-in page, and nowhere else. */
      admin: AdminPageQueries
      /** In the page's language, unless another is wanted. */
      loadMessages: (namespaces: string[], language?: Language) => Record<string, Messages>
    }
    interface ConfigResolved {
      /** Those of the page's own folder first. */
      namespaces?: Namespace[][]
    }
    interface Config {
      namespaces?: Namespace[]
      title?: TextKey
      Layout?: ComponentType<{ children: ReactNode }>
      head?: (pageContext: PageContext) => PageHead
      structuredData?: (pageContext: PageContextServer) => Thing[] | Promise<Thing[]>
    }
  }
}
