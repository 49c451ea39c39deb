import { Injectable } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import { Environment } from '../config/environment.js'
import { ContentChangesService } from '../database/content-changes.service.js'
import { isDatabaseUnavailable } from '../database/unavailable.js'
import { headersSetBy } from '../http/middleware/headers-set-by.js'
import { securityHeaders } from '../http/middleware/security-headers.js'
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

/**
 * Pages as ready bytes, rendered once for everyone who asks meanwhile (single-flight), dropped when content changes.
 * A cached page carries nothing of its visitor.
 */
@Injectable()
export class PageCacheService {
  private readonly commonHeaders: Record<string, string>
  private readonly pages = new LRUCache<string, PageResponse, Rendering>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => page.size,
    fetchMethod: async (key, _stale, { context }) => {
      const page = await this.render(context)
      this.idleWork.add(async () => {
        if (this.pages.peek(key) === page) await page.compressWell()
      })
      return page
    },
  })

  constructor(
    private readonly renderer: PageRendererService,
    private readonly environment: Environment,
    contentChanges: ContentChangesService,
    private readonly idleWork: IdleWorkService,
  ) {
    this.commonHeaders = headersSetBy(securityHeaders(environment))
    contentChanges.subscribe(() => this.pages.clear())
  }

  /** A page whose bytes are ready. */
  ready({ key }: PageRequest): PageResponse | undefined {
    return key === undefined ? undefined : this.pages.get(key)
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
    if (ready && ready.status >= 400 && !context.inputs?.errorStatus) this.pages.delete(key)
    return ready ?? this.render(context)
  }

  private async render({ page, inputs }: Rendering): Promise<PageResponse> {
    return new PageResponse(await this.renderer.render(page, inputs), this.commonHeaders)
  }
}
