import { Injectable } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import { Environment } from '#src/platform/config/environment.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { isDatabaseUnavailable } from '#src/platform/database/unavailable.js'
import { headersSetBy } from '#src/platform/http/middleware/headers-set-by.js'
import {
  allowStyle,
  CONTENT_POLICY,
  PRIVATE_PAGE_HEADERS,
  securityHeaders,
} from '#src/platform/http/middleware/security-headers.js'
import { getOrThrow, requireValue } from '#src/shared/lookups.js'
import { type PageInputs, PageRendererService } from '../pages/page-renderer.service.js'
import { errorPageKey, isLinkPath, type PageRequest, unknownLinkKey } from '../pages/page-request.js'
import { PageResponse } from '../responses/page-response.js'
import { IdleWorkService } from './idle-work.service.js'

const MAX_BYTES = 64 * 1024 * 1024
/** More than the site has pages, in each variant. */
const MAX_PAGES = 500
/** Headers of pages whose address contains a token, which must not leak. */
export const LINK_HEADERS = { ...PRIVATE_PAGE_HEADERS, 'referrer-policy': 'strict-origin' }
/** Time for which error pages are cached; they may lack content that was unavailable. */
const ERROR_PAGE_MS = 60_000

interface Rendering {
  page: PageRequest
  inputs?: PageInputs
}

/** Cached page and the number of its hits. */
interface Asked extends Rendering {
  times: number
}

/**
 * Cache of pages as bytes, rendered once for concurrent requests (single-flight), evicted when content changes, and
 * refreshed when only time has passed. A cached page contains nothing about its visitor.
 */
@Injectable()
export class PageCacheService {
  private readonly commonHeaders: Record<string, string>
  private readonly pages = new LRUCache<string, PageResponse, Rendering>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => page.size,
    fetchMethod: (key, _stale, { context }) => this.make(key, context),
    // Expired pages are served while they are rendered again, and stay if that fails.
    allowStale: true,
    noDeleteOnFetchRejection: true,
    dispose: (_page, key, reason) => reason === 'evict' && this.asked.delete(key),
  })
  /** Cached pages, and those that were until content changed, the least recently requested first. */
  private readonly asked = new LRUCache<string, Asked>({
    max: MAX_PAGES,
    dispose: (_asked, key, reason) => reason === 'evict' && this.pages.delete(key),
  })
  /** Counters since the start of the process. */
  readonly answers = { ready: 0, made: 0 }

  constructor(
    private readonly renderer: PageRendererService,
    private readonly environment: Environment,
    contentChanges: ContentChangesService,
    private readonly idleWork: IdleWorkService,
  ) {
    this.commonHeaders = headersSetBy(securityHeaders(environment))
    contentChanges.subscribe((why) => (why === 'change' ? this.pages.clear() : this.renew()))
  }

  /** Returns a cached page. */
  ready({ key }: PageRequest): PageResponse | undefined {
    const page = key === undefined ? undefined : this.pages.get(key)
    if (key !== undefined && page) {
      getOrThrow(this.asked, key).times++
      this.answers.ready++
    }
    return page
  }

  has({ key }: PageRequest): boolean {
    return key !== undefined && this.pages.has(key)
  }

  /** Returns the requests of pages that are cached, or were until content changed, by descending number of hits. */
  mostAsked(): PageRequest[] {
    const pages = [...this.asked.values()].filter(({ inputs }) => !inputs)
    return pages.sort((one, other) => other.times - one.times).map(({ page }) => page)
  }

  /** Renders a page, and caches it if allowed. */
  page(request: PageRequest): Promise<PageResponse> {
    return this.fetch(request.key, { page: request })
  }

  /** Returns an error page that is equal for all addresses, so that invented addresses cause no rendering. */
  errorPage(request: PageRequest, errorStatus: number): Promise<PageResponse> {
    return this.fetch(errorPageKey(request, errorStatus), { page: request, inputs: { errorStatus } })
  }

  /** Returns an error page if it is cached. */
  readyErrorPage(request: PageRequest, errorStatus: number): PageResponse | undefined {
    return this.pages.get(errorPageKey(request, errorStatus))
  }

  /** Returns the page of an unknown link, which is equal for all tokens. */
  unknownLinkPage(request: PageRequest, inputs: PageInputs): Promise<PageResponse> {
    const key = unknownLinkKey(request)
    return this.fetch(key, { page: { ...request, key }, inputs })
  }

  private async fetch(key: string | undefined, context: Rendering): Promise<PageResponse> {
    if (!key || this.environment.mode === 'development') return this.render(context)
    // A change of content evicts pages that are being rendered: then this request renders its own.
    const ready = await this.pages.fetch(key, { context, ttl: ttlOf(context) }).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error
      return undefined
    })
    // Failed and missing pages are not cached, because the next request may succeed.
    if (ready && ready.status >= 400 && !context.inputs) this.forget(key)
    return ready ?? this.render(context)
  }

  private forget(key: string): void {
    this.pages.delete(key)
    this.asked.delete(key)
  }

  private async make(key: string, rendering: Rendering): Promise<PageResponse> {
    const page = await this.render(rendering)
    if (!this.asked.has(key)) this.asked.set(key, { ...rendering, times: 0 })
    this.idleWork.add(async () => {
      if (this.pages.peek(key) === page) await page.compressWell()
    })
    return page
  }

  /** Refreshes cached pages one by one, while stale ones are served: no content was edited. */
  private renew(): void {
    for (const [key, context] of [...this.asked.entries()])
      this.idleWork.add(async () => {
        if (this.pages.has(key)) await this.pages.fetch(key, { context, ttl: ttlOf(context), forceRefresh: true })
      })
  }

  private async render({ page, inputs }: Rendering): Promise<PageResponse> {
    this.answers.made++
    const rendered = await this.renderer.render(page, inputs)
    const headers = withStyle(this.commonHeaders, rendered.styleHash)
    return new PageResponse(rendered, isLinkPath(page) ? { ...headers, ...LINK_HEADERS } : headers)
  }
}

/** Returns the milliseconds for which a page is cached, undefined without a limit. */
const ttlOf = ({ inputs }: Rendering) => (inputs ? ERROR_PAGE_MS : undefined)

function withStyle(headers: Record<string, string>, styleHash?: string): Record<string, string> {
  return { ...headers, [CONTENT_POLICY]: allowStyle(requireValue(headers[CONTENT_POLICY], CONTENT_POLICY), styleHash) }
}
