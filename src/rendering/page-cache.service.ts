import type { IncomingMessage, ServerResponse } from 'node:http'
import { Injectable } from '@nestjs/common'
import { stringifySetCookie } from 'cookie'
import { LRUCache } from 'lru-cache'
import { Environment } from '../config/environment.js'
import { ContentChanges } from '../database/content-changes.js'
import { isDatabaseUnavailable } from '../database/unavailable.js'
import { securityHeaders } from '../http/middleware/security-headers.js'
import { LANGUAGE_COOKIE } from '../i18n/request-language.js'
import { type PageInputs, PageRenderer } from './page-renderer.service.js'
import { cacheKey, errorPageKey, type PageRequest, parsePageRequest } from './page-request.js'
import { headersSetBy, PageResponse } from './page-response.js'

const MAX_BYTES = 64 * 1024 * 1024
const YEAR_SECONDS = 365 * 24 * 3600
/** An error page may lack what could not be asked for when it was made. */
const ERROR_PAGE_MS = 60_000

interface Rendering {
  page: PageRequest
  inputs?: PageInputs
}

/**
 * Pages as ready bytes, rendered once for everyone who asks meanwhile (single-flight), dropped when content changes.
 * A cached page carries nothing of its visitor.
 */
@Injectable()
export class PageCache {
  private readonly commonHeaders: Record<string, string>
  private readonly pages = new LRUCache<string, PageResponse, Rendering>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => page.size,
    fetchMethod: (_key, _stale, { context }) => this.render(context),
  })

  constructor(
    private readonly renderer: PageRenderer,
    private readonly environment: Environment,
    contentChanges: ContentChanges,
  ) {
    this.commonHeaders = headersSetBy(securityHeaders(environment))
    contentChanges.subscribe(() => this.pages.clear())
  }

  /** Answers at once when the bytes are ready; this is what runs before Express. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const page = parsePageRequest(request)
    const key = cacheKey(page)
    const ready = key && this.pages.get(key)
    if (!ready) return false
    this.send(ready, page, request, response)
    return true
  }

  /** Renders, keeps what may be kept, answers. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = parsePageRequest(request)
    this.send(await this.fetch(cacheKey(page), { page }), page, request, response)
  }

  /** Says that something went wrong, the same to everyone: addresses that somebody invents cost no rendering. */
  async respondWithError(errorStatus: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = parsePageRequest(request)
    const key = errorPageKey(page, errorStatus)
    const ready = await this.fetch(key, { page, inputs: { errorStatus } }, ERROR_PAGE_MS)
    this.send(ready, page, request, response)
  }

  /** Renders for this request alone, with what became of its form. */
  async respondWith(inputs: PageInputs, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = parsePageRequest(request)
    const { status, contentType, body } = await this.renderer.render(page, inputs)
    this.keepLanguage(page, response)
    response.setHeader('Cache-Control', 'no-store')
    response.writeHead(status, { 'Content-Type': contentType }).end(body)
  }

  private async fetch(key: string | undefined, context: Rendering, ttl?: number): Promise<PageResponse> {
    if (!key || this.environment.mode === 'development') return this.render(context)
    // Content that changes meanwhile drops what is being rendered: then this request renders for itself.
    const ready = await this.pages.fetch(key, { context, ttl }).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error
      return undefined
    })
    // What failed may succeed, and what is missing may be there, the next time.
    if (ready && ready.status >= 400 && !context.inputs?.errorStatus) this.pages.delete(key)
    return ready ?? this.render(context)
  }

  private async render({ page, inputs }: Rendering): Promise<PageResponse> {
    return PageResponse.of(await this.renderer.render(page, inputs), this.commonHeaders)
  }

  private send(ready: PageResponse, page: PageRequest, request: IncomingMessage, response: ServerResponse): void {
    this.keepLanguage(page, response)
    ready.send(request, response)
  }

  private keepLanguage({ languageToKeep }: PageRequest, response: ServerResponse): void {
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
