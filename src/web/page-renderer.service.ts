import { HttpException, Injectable } from '@nestjs/common'
import { I18nService } from 'nestjs-i18n'
import { renderPage } from 'vike/server'
import type { OwnDataDto } from '#src/privacy/own-data/own-data.dto.js'
import type { SessionDto } from '#src/admin/session/session.dto.js'
import { Environment } from '#src/platform/config/environment.js'
import { inSpan } from '#src/platform/http/tracing/in-span.js'
import { PageDaysService } from '#src/leads/spam/page-days.service.js'
import type { Language } from '#src/shared/languages.js'
import type { LinkState } from '#src/shared/link-addresses.js'
import { abortingQueries } from './aborting-queries.js'
import type { Density } from '#src/shared/admin/density.js'
import type { StaffPageQueries } from '#src/platform/pages/staff-page-queries.js'
import type { FormOutcome } from './form-outcome.js'
import { isLinkPath, type PageRequest, renderedAddress } from './page-request.js'
import { PageQueriesFactory } from './page-queries.factory.js'
import { PageStylesService } from './page-styles.service.js'
import { startScriptsLate } from './late-scripts.js'

/** What the link to somebody's own data has found, and what was erased by it. */
export interface FoundOwnData {
  state: 'open' | 'done' | 'expired' | 'unknown'
  data?: OwnDataDto
  /** Rows by table. */
  erased?: Record<string, number>
}

/** What a page may be given beside its address. */
export interface PageInputs {
  form?: FormOutcome
  /** Who is signed in, and what admin pages may ask for them. Only for answers that nobody keeps. */
  staff?: { user: SessionDto; admin?: StaffPageQueries; hiddenColumns?: string[]; density?: Density }
  /** Whom an invitation link is for; null when it is for nobody. */
  invitee?: { email: string; name: string | null; isNew: boolean } | null
  /** What the link in a mail of the newsletter has found. */
  newsletterLink?: LinkState
  /** The same of the link to somebody's own data. */
  ownData?: FoundOwnData
  /** Answer with this status instead of the rendered page's. */
  status?: number
  /** Render the error page with this status instead of the page of the address; for staff it is the admin's own. */
  errorStatus?: number
}

export interface RenderedPage {
  status: number
  contentType: string
  body: string
  /** The styles that stand in it, as its content policy has to allow them. */
  styleHash?: string
}

/** One namespace of texts: a tree of strings. */
export type Messages = Record<string, unknown>

/** Renders a page of views/ with vike. */
@Injectable()
export class PageRendererService {
  constructor(
    private readonly environment: Environment,
    private readonly i18n: I18nService,
    private readonly queries: PageQueriesFactory,
    private readonly styles: PageStylesService,
    private readonly pageDays: PageDaysService,
  ) {}

  /**
   * @throws what kept the page from being rendered; never for an error page
   * @throws HttpException where staff asked for a page that is missing
   */
  render(request: PageRequest, inputs: PageInputs = {}): Promise<RenderedPage> {
    return inSpan('render page', () => this.renderNow(request, inputs))
  }

  private async renderNow(request: PageRequest, inputs: PageInputs): Promise<RenderedPage> {
    const { language } = request
    const hasSecretAddress = isLinkPath(request.path)
    let refusal: unknown
    const aborting = <Queries extends object>(queries: Queries) =>
      abortingQueries(queries, (why) => {
        refusal = why
      })
    const pageContext = await renderPage({
      urlOriginal: inputs.errorStatus ? errorAddress(inputs) : renderedAddress(request),
      language,
      publicUrl: this.environment.publicUrl,
      consentChosen: request.consentChosen,
      earlyConnections: hasSecretAddress ? [] : this.environment.earlyConnections,
      tagManagerId: (hasSecretAddress ? undefined : this.environment.tagManagerId) ?? null,
      queries: aborting(this.queries.in(language)),
      loadMessages: (namespaces: string[], other = language) => this.loadMessages(other, namespaces),
      pageDay: this.pageDays.today(),
      form: inputs.form ?? null,
      errorStatus: inputs.errorStatus ?? null,
      invitee: inputs.invitee ?? null,
      newsletterLink: inputs.newsletterLink ?? 'unknown',
      ownData: inputs.ownData ?? { state: 'unknown' },
      ...(inputs.staff && { ...inputs.staff, admin: inputs.staff.admin && aborting(inputs.staff.admin) }),
    })
    const { httpResponse, errorWhileRendering, abortStatusCode } = pageContext
    const aborted = abortStatusCode !== undefined // by a query, or by the page, which chose to answer with an error
    const failure = aborted ? refusal : errorWhileRendering
    if (failure && !inputs.errorStatus) throw failure as Error
    if (inputs.staff && !inputs.errorStatus && httpResponse.statusCode >= 400) {
      throw new HttpException('There is no such page in the admin', httpResponse.statusCode)
    }
    const status = inputs.errorStatus ?? inputs.status ?? httpResponse.statusCode
    const body = await httpResponse.getBody()
    if (request.wantsData) return { status, contentType: 'application/json', body }
    const { html, styleHash } = this.styles.inline(body, pageContext.pageId)
    return { status, contentType: 'text/html; charset=utf-8', body: startScriptsLate(html), styleHash }
  }

  private loadMessages(language: Language, namespaces: string[]): Record<string, Messages> {
    const all = this.i18n.getTranslations()[language] as Record<string, Messages>
    return Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace] ?? {}]))
  }
}

/** What no page has, so that vike renders the error page; or the admin's. */
function errorAddress({ staff }: PageInputs): string {
  return staff ? '/admin/error' : '/error'
}
