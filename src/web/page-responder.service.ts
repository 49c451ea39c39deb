import type { IncomingMessage, ServerResponse } from 'node:http'
import { Injectable } from '@nestjs/common'
import { stringifySetCookie } from 'cookie'
import { Environment } from '#src/platform/config/environment.js'
import { allowStyle, CONTENT_POLICY } from '#src/platform/http/middleware/security-headers.js'
import { clientAddress, clientNetwork } from '#src/platform/http/rate-limits/client-address.js'
import { PageViewsService } from '#src/leads/spam/page-views.service.js'
import { pathsOf } from '#src/shared/addresses.js'
import { LANGUAGE_COOKIE } from '#src/platform/i18n/request-language.js'
import { compressQuickly } from './responses/compression.js'
import { PageCacheService } from './cache/page-cache.service.js'
import { type PageInputs, PageRendererService } from './pages/page-renderer.service.js'
import { isAdminPath, isLinkPath, type PageRequest, pageRequestOf } from './pages/page-request.js'
import type { PageResponse } from './responses/page-response.js'
import { preferredEncoding } from './responses/preferred-encoding.js'

/** Paths of pages with forms, in every spelling that browsers request. */
const FORM_PATHS = new Set((['contact', 'appointment', 'shop', 'franchise'] as const).flatMap(pathsOf))

const YEAR_SECONDS = 365 * 24 * 3600

/** Answers requests with pages: cacheable ones from the cache, all others rendered for one request. */
@Injectable()
export class PageResponderService {
  constructor(
    private readonly cache: PageCacheService,
    private readonly renderer: PageRendererService,
    private readonly environment: Environment,
    private readonly views: PageViewsService,
  ) {}

  /** Responds before Express if the page is cached. @returns true if it did */
  respondIfReady(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const page = pageRequestOf(request)
    const ready = this.cache.ready(page)
    if (ready) this.sendToReader(ready, page, request, response)
    return ready !== undefined
  }

  /** Responds with a cacheable page. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = pageRequestOf(request)
    this.sendToReader(await this.cache.page(page), page, request, response)
  }

  /** Responds with an error page that is equal for all visitors. */
  async respondWithError(errorStatus: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = pageRequestOf(request)
    // Cacheable pages may contain analytics, so links with tokens are excluded.
    if (isLinkPath(page)) return this.respondUncached({ errorStatus }, request, response)
    this.send(await this.cache.errorPage(page, errorStatus), page, request, response)
  }

  /**
   * Responds with a page for this request alone, such as the outcome of a form. Admin pages are not compressed: they
   * contain secrets next to input from the address, so that their sizes would leak them (BREACH).
   */
  async respondUncached(inputs: PageInputs, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = pageRequestOf(request)
    const { status, contentType, body, styleHash } = await this.renderer.render(page, inputs)
    this.setLanguageCookie(page, response)
    response.setHeader('Cache-Control', 'no-store')
    if (isLinkPath(page)) response.setHeader('Referrer-Policy', 'strict-origin')
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

  private send(ready: PageResponse, page: PageRequest, request: IncomingMessage, response: ServerResponse): void {
    this.setLanguageCookie(page, response)
    ready.send(request, response)
  }

  private setLanguageCookie({ languageToKeep }: PageRequest, response: ServerResponse): void {
    if (!languageToKeep) return
    const cookie = stringifySetCookie({
      name: LANGUAGE_COOKIE,
      value: languageToKeep,
      path: '/',
      maxAge: YEAR_SECONDS,
      sameSite: 'lax',
      secure: this.environment.servesOverTls,
    })
    response.setHeader('Set-Cookie', cookie)
  }
}
