import { Injectable, NotFoundException } from '@nestjs/common'
import { I18nService } from 'nestjs-i18n'
import { renderPage } from 'vike/server'
import type { SessionDto } from '#src/admin/session/session.dto.js'
import type { FoundBooking } from '#src/bookings/links/linked-bookings.service.js'
import type { FoundWait } from '#src/bookings/waitlist/waitlist-links.service.js'
import { type OwnMessages, PageTextsService } from '#src/content/page-texts/page-texts.service.js'
import { PageDaysService } from '#src/leads/spam/page-days.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { inSpan } from '#src/platform/http/tracing/in-span.js'
import type { StaffPageReads } from '#src/platform/page-queries/page-read.decorator.js'
import type { OwnDataDto } from '#src/privacy/own-data/own-data.dto.js'
import type { Density } from '#src/shared/admin/density.js'
import type { Language } from '#src/shared/languages.js'
import type { LinkState } from '#src/shared/link-addresses.js'
import { startScriptsLate, withoutScripts } from '../vike/late-scripts.js'
import { abortingQueries } from './aborting-queries.js'
import { DRAFT_BAR_STYLE, withDraftBar } from './draft-bar.js'
import type { FormOutcome } from './form-outcome.js'
import { PageQueriesFactory } from './page-queries.factory.js'
import { isLinkPath, type PageRequest, renderedAddress } from './page-request.js'
import { PageStylesService } from './page-styles.service.js'

/** State of an own-data link, and the rows erased through it. */
export interface FoundOwnData {
  state: 'open' | 'done' | 'expired' | 'unknown'
  data?: OwnDataDto
  /** Numbers of rows by table. */
  erased?: Record<string, number>
}

/** Inputs of a page besides its address. */
export interface PageInputs {
  form?: FormOutcome
  /** Signed-in user, and queries of admin pages. Only for responses that are not cached. */
  staff?: { user: SessionDto; admin?: StaffPageReads; hiddenColumns?: string[]; density?: Density }
  /** Invited user of an invitation link; null for an invalid link. */
  invitee?: { email: string; name: string | null; isNew: boolean } | null
  /** Second factors of a user who has entered the password. */
  secondFactors?: { app: boolean; passkeys: boolean }
  /** State of a link in a newsletter mail. */
  newsletterLink?: LinkState
  /** State of the link that ends invitations to write a review. */
  reviewLink?: LinkState
  /** State of an own-data link. */
  ownData?: FoundOwnData
  /** State of the link of a booking. */
  bookingLink?: FoundBooking
  /** Path of an admin page that is rendered instead of that of the address. */
  path?: string
  /** State of the link of a waiting list. */
  waitlistLink?: FoundWait
  /** Status of the response, instead of the rendered page's. */
  status?: number
  /** Renders the texts of drafts, for an editor. */
  draft?: boolean
  /** Renders the error page with this status instead of the page of the address; for staff that of the admin. */
  errorStatus?: number
}

export interface RenderedPage {
  status: number
  contentType: string
  body: string
  /** Hash of inline styles, for the content security policy. */
  styleHash?: string
}

/** Namespace of texts: a tree of strings. */
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
    private readonly pageTexts: PageTextsService,
    private readonly content: SiteContentService,
  ) {}

  /**
   * @throws the error that prevented rendering; never for an error page
   * @throws NotFoundException for a missing admin page
   */
  render(request: PageRequest, inputs: PageInputs = {}): Promise<RenderedPage> {
    return inSpan('render page', () => this.renderNow(request, inputs))
  }

  private async renderNow(request: PageRequest, inputs: PageInputs): Promise<RenderedPage> {
    const { language } = request
    const own = await this.ownMessages(inputs)
    const hasSecretAddress = isLinkPath(request)
    let refusal: unknown
    const aborting = <Queries extends object>(queries: Queries) =>
      abortingQueries(queries, (why) => {
        refusal = why
      })
    const pageContext = await renderPage({
      urlOriginal: inputs.errorStatus ? errorAddress(inputs) : (inputs.path ?? renderedAddress(request)),
      language,
      publicUrl: this.environment.publicUrl,
      consent: inputs.draft ? 'decided' : request.consent,
      earlyConnections: hasSecretAddress ? [] : this.environment.earlyConnections,
      tagManagerId: (hasSecretAddress ? undefined : this.environment.tagManagerId) ?? null,
      queries: aborting(this.queries.in(language, request.key !== undefined && !inputs.form && !inputs.draft)),
      loadMessages: (namespaces: string[], other = language) => this.loadMessages(own, other, namespaces),
      pageDay: this.pageDays.today(),
      form: inputs.form ?? null,
      errorStatus: inputs.errorStatus ?? null,
      invitee: inputs.invitee ?? null,
      secondFactors: inputs.secondFactors ?? { app: true, passkeys: false },
      newsletterLink: inputs.newsletterLink ?? 'unknown',
      reviewLink: inputs.reviewLink ?? 'unknown',
      ownData: inputs.ownData ?? { state: 'unknown' },
      bookingLink: inputs.bookingLink ?? { state: 'unknown', hours: 0 },
      waitlistLink: inputs.waitlistLink ?? { state: 'unknown', others: [] },
      ...(inputs.staff && { ...inputs.staff, admin: inputs.staff.admin && aborting(inputs.staff.admin) }),
    })
    const { httpResponse, errorWhileRendering, abortStatusCode } = pageContext
    const aborted = abortStatusCode !== undefined // by a query, or by the page itself
    const failure = aborted ? refusal : errorWhileRendering
    if (failure && !inputs.errorStatus) throw failure as Error
    const isMissing = httpResponse.statusCode >= 400 || pageContext.is404 === true // page data is sent with status 200
    if (inputs.staff && !inputs.errorStatus && isMissing) {
      throw new NotFoundException('There is no such page in the admin')
    }
    const status = inputs.errorStatus ?? inputs.status ?? httpResponse.statusCode
    const body = await httpResponse.getBody()
    if (request.wantsData) return { status, contentType: 'application/json', body }
    const { html, styleHash } = this.styles.inline(body, pageContext.pageId)
    const contentType = 'text/html; charset=utf-8'
    if (!inputs.draft) {
      const own = this.styles.hashOfOwn((pageContext as { data?: unknown }).data)
      return { status, contentType, body: startScriptsLate(html), styleHash: styleHash ?? own }
    }
    const marked = withDraftBar(withoutScripts(html), request.found, this.barTexts(language))
    return { status, contentType, body: marked, styleHash: [styleHash, DRAFT_BAR_STYLE].filter(Boolean).join(' ') }
  }

  private barTexts(lang: Language) {
    const say = (key: string) => this.i18n.t<string, string>(`page-texts.bar.${key}`, { lang })
    return { label: say('label'), mark: say('mark'), text: say('text'), edit: say('edit') }
  }

  /** Returns the texts of the owner; an error page neither waits for the database nor fails with it. */
  private async ownMessages({ draft, errorStatus }: PageInputs): Promise<OwnMessages> {
    if (draft) return this.pageTexts.messages('draft')
    const published = this.content.recall('texts of pages', () => this.pageTexts.messages('published'))
    return errorStatus ? published.catch(() => ({ hr: {}, en: {} })) : published
  }

  private loadMessages(own: OwnMessages, language: Language, namespaces: string[]): Record<string, Messages> {
    const all = { ...(this.i18n.getTranslations()[language] as Record<string, Messages>), ...own[language] } as Record<
      string,
      Messages
    >
    return Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace] ?? {}]))
  }
}

/** Returns an address without a page, so that vike renders the error page, or that of the admin. */
function errorAddress({ staff }: PageInputs): string {
  return staff ? '/admin/error' : '/error/page'
}
