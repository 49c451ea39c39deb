import type { IncomingMessage, ServerResponse } from 'node:http'
import { Injectable } from '@nestjs/common'
import { stringifySetCookie } from 'cookie'
import { PageViewsService } from '#src/leads/spam/page-views.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { allowStyle, CONTENT_POLICY, PRIVATE_PAGE_HEADERS } from '#src/platform/http/middleware/security-headers.js'
import { clientAddress, clientNetwork } from '#src/platform/http/rate-limits/client-address.js'
import { languageCookieOf } from '#src/platform/i18n/request-language.js'
import { pathsOf } from '#src/shared/addresses.js'
import { YEAR_SECONDS } from '#src/shared/consent/stored-entries.js'
import { LINK_HEADERS, PageCacheService } from './cache/page-cache.service.js'
import { PlacePagesService } from './cache/place-pages.service.js'
import { FormReceiptsService } from './forms/form-receipts.service.js'
import { type PageInputs, PageRendererService } from './pages/page-renderer.service.js'
import {
  isAdminPath,
  isDraftRequest,
  isLinkPath,
  type PageRequest,
  pageRequestOf,
  RECEIPT,
  withoutReceipt,
} from './pages/page-request.js'
import { RenderingLimitService } from './rendering-limit.service.js'
import { compressQuickly } from './responses/compression.js'
import type { PageResponse } from './responses/page-response.js'
import { preferredEncoding } from './responses/preferred-encoding.js'

/** Paths of pages with forms, in every spelling that browsers request. */
const FORM_PATHS = new Set((['contact', 'appointment', 'booking', 'shop', 'franchise'] as const).flatMap(pathsOf))

/** Answers requests with pages: cacheable ones from the cache, all others rendered for one request. */
@Injectable()
export class PageResponderService {
  constructor(
    private readonly cache: PageCacheService,
    private readonly renderer: PageRendererService,
    private readonly environment: Environment,
    private readonly views: PageViewsService,
    private readonly places: PlacePagesService,
    private readonly receipts: FormReceiptsService,
    private readonly limit: RenderingLimitService,
  ) {}

  /** Responds before Express if the page is cached. @returns true if it did */
  respondIfReady(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const page = this.withoutFalseReceipt(pageRequestOf(request))
    if (isDraftRequest(page)) return false
    const ready = this.cache.ready(page)
    const place = ready ? undefined : this.places.ready(page)
    if (ready) this.sendToReader(ready, page, request, response)
    else if (place) this.sendPlace(place, page, request, response)
    else return this.refuseIfOverLimit(page, request, response)
    return true
  }

  /** Responds with a cacheable page, or one that depends on the query. @throws Problem 429 */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = this.withoutFalseReceipt(pageRequestOf(request))
    if (page.key === undefined) await this.limit.consume(request)
    this.sendToReader(await this.cache.page(page), page, request, response)
  }

  /** Responds with the page of a place without a location. */
  async respondWithPlace(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = this.withoutFalseReceipt(pageRequestOf(request))
    this.sendPlace(await this.places.render(page), page, request, response)
  }

  /** Responds with the page of an unknown link, which is equal for all tokens. @throws Problem 429 */
  async respondToUnknownLink(inputs: PageInputs, request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.limit.consume(request)
    const page = pageRequestOf(request)
    if (page.wantsData) return this.respondWithoutData(response)
    this.send(await this.cache.unknownLinkPage(page, inputs), page, request, response)
  }

  /** Responds with an error page that is equal for all visitors. */
  async respondWithError(errorStatus: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = pageRequestOf(request)
    this.send(await this.cache.errorPage(page, errorStatus), page, request, response)
  }

  /**
   * Responds with a page for this request alone, such as the outcome of a form. Admin pages are not compressed: they
   * contain secrets next to input from the address, so that their sizes would leak them (BREACH).
   *
   * @throws Problem 429 to visitors who request many
   */
  async respondUncached(inputs: PageInputs, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!inputs.staff && !inputs.errorStatus) await this.limit.consume(request)
    const page = pageRequestOf(request)
    const { status, contentType, body, styleHash } = await this.renderer.render(page, inputs)
    this.setLanguageCookie(page, request, response)
    response.setHeaders(new Map(Object.entries(PRIVATE_PAGE_HEADERS)))
    if (inputs.draft) response.setHeader('X-Robots-Tag', 'noindex')
    if (isLinkPath(page)) response.setHeaders(new Map(Object.entries(LINK_HEADERS)))
    response.setHeader(CONTENT_POLICY, allowStyle(response.getHeader(CONTENT_POLICY) as string, styleHash))
    const encoding = isAdminPath(page.path) ? 'identity' : preferredEncoding(request)
    const bytes = compressQuickly(Buffer.from(body), encoding)
    response.setHeader('Content-Type', contentType).setHeader('Content-Length', bytes.length)
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.writeHead(status).end(bytes)
  }

  /** Answers a request for page data with 404, after which vike's client router requests the page itself. */
  respondWithoutData(response: ServerResponse): void {
    response.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.writeHead(404).end()
  }

  /** Responds before Express, and without a query, to requests that only cost time. @returns true if it did */
  private refuseIfOverLimit(page: PageRequest, request: IncomingMessage, response: ServerResponse): boolean {
    if (page.key !== undefined || !(page.found || isLinkPath(page)) || page.wantsData) return false
    const seconds = this.limit.secondsRefused(request)
    const refusal = seconds > 0 && this.cache.readyErrorPage(page, 429)
    if (!refusal) return false
    response.setHeader('Retry-After', seconds)
    refusal.send(request, response)
    return true
  }

  private withoutFalseReceipt(page: PageRequest): PageRequest {
    const receipt = page.query.get(RECEIPT)
    return receipt === null || this.receipts.read(receipt) ? page : withoutReceipt(page)
  }

  private sendToReader(
    ready: PageResponse,
    page: PageRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    if (!page.wantsData && FORM_PATHS.has(page.path)) {
      this.views.note(clientNetwork({ ip: clientAddress(request, this.environment.trustedProxyHops) }))
    }
    this.send(ready, page, request, response)
  }

  private sendPlace(
    rendered: PageResponse,
    page: PageRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    this.setLanguageCookie(page, request, response)
    this.places.send(rendered, page, request, response)
  }

  private send(ready: PageResponse, page: PageRequest, request: IncomingMessage, response: ServerResponse): void {
    this.setLanguageCookie(page, request, response)
    ready.send(request, response)
  }

  private setLanguageCookie(
    { path, languageToKeep }: PageRequest,
    { method }: IncomingMessage,
    response: ServerResponse,
  ): void {
    // The address of a mail provider's one-click post has a language that nobody chose (RFC 8058).
    if (!languageToKeep || method === 'POST') return
    const cookie = stringifySetCookie({
      name: languageCookieOf(path),
      value: languageToKeep,
      path: '/',
      maxAge: YEAR_SECONDS,
      sameSite: 'lax',
      secure: this.environment.servesOverTls,
    })
    response.appendHeader('Set-Cookie', cookie)
  }
}
