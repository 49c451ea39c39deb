import { Injectable } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import { Environment } from '#src/platform/config/environment.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { isDatabaseUnavailable } from '#src/platform/database/unavailable.js'
import { headersSetBy } from '#src/platform/http/middleware/headers-set-by.js'
import { allowStyle, CONTENT_POLICY, securityHeaders } from '#src/platform/http/middleware/security-headers.js'
import { IdleWorkService } from './idle-work.service.js'
import { type PageInputs, PageRendererService } from './page-renderer.service.js'
import { errorPageKey, type PageRequest } from './page-request.js'
import { PageResponse } from './page-response.js'

const MAX_BYTES = 64 * 1024 * 1024
/** An error page may lack what could not be asked for when it was made. */
const ERROR_PAGE_MS = 60_000

interface Rendering {
  page: PageRequest
  inputs?: PageInputs
}

/** A page as it is made, and how often it was asked for once it was there. */
interface Asked extends Rendering {
  times: number
}

/**
 * Pages as ready bytes, rendered once for everyone who asks meanwhile (single-flight), dropped when content changes and
 * renewed when only time has passed. A cached page carries nothing of its visitor.
 */
@Injectable()
export class PageCacheService {
  private readonly commonHeaders: Record<string, string>
  private readonly pages = new LRUCache<string, PageResponse, Rendering>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => page.size,
    fetchMethod: (key, _stale, { context }) => this.make(key, context),
    // What was right a minute ago is served while it is made anew, and stays if that fails.
    allowStale: true,
    noDeleteOnFetchRejection: true,
  })
  private readonly asked = new Map<string, Asked>()
  /** Since the process started. */
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

  /** A page whose bytes are ready. */
  ready({ key }: PageRequest): PageResponse | undefined {
    const page = key === undefined ? undefined : this.pages.get(key)
    if (page) {
      this.asked.get(key!)!.times++
      this.answers.ready++
    }
    return page
  }

  has({ key }: PageRequest): boolean {
    return key !== undefined && this.pages.has(key)
  }

  /** Pages that were kept, also before content changed: the most asked first. */
  mostAsked(): PageRequest[] {
    const pages = [...this.asked.values()].filter(({ inputs }) => !inputs)
    return pages.sort((one, other) => other.times - one.times).map(({ page }) => page)
  }

  /** Renders a page, and keeps it if it may be kept. */
  page(request: PageRequest): Promise<PageResponse> {
    return this.fetch(request.key, { page: request })
  }

  /** Says that something went wrong, the same to everyone: addresses that somebody invents cost no rendering. */
  errorPage(request: PageRequest, errorStatus: number): Promise<PageResponse> {
    return this.fetch(errorPageKey(request, errorStatus), { page: request, inputs: { errorStatus } }, ERROR_PAGE_MS)
  }

  private async fetch(key: string | undefined, context: Rendering, ttl?: number): Promise<PageResponse> {
    if (!key || this.environment.mode === 'development') return this.render(context)
    // Content that changes meanwhile drops what is being rendered: then this request renders for itself.
    const ready = await this.pages.fetch(key, { context, ttl }).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error
      return undefined
    })
    // What failed may succeed, and what is missing may be there, the next time.
    if (ready && ready.status >= 400 && !context.inputs?.errorStatus) this.forget(key)
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

  /** Nothing was edited: what is kept may be served until it is made anew, one page after the other. */
  private renew(): void {
    for (const [key, context] of this.asked)
      this.idleWork.add(async () => {
        if (this.pages.has(key)) await this.pages.fetch(key, { context, forceRefresh: true })
      })
  }

  private async render({ page, inputs }: Rendering): Promise<PageResponse> {
    this.answers.made++
    const rendered = await this.renderer.render(page, inputs)
    return new PageResponse(rendered, withStyle(this.commonHeaders, rendered.styleHash))
  }
}

function withStyle(headers: Record<string, string>, styleHash?: string): Record<string, string> {
  return { ...headers, [CONTENT_POLICY]: allowStyle(headers[CONTENT_POLICY]!, styleHash) }
}
