import { Injectable } from '@nestjs/common'
import { Environment } from '#src/platform/config/environment.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { type PageRequest, parsePageRequest } from '../pages/page-request.js'
import { IndexedPagesService } from '../search-engines/indexed-pages.service.js'
import { IdleWorkService } from './idle-work.service.js'
import { PageCacheService } from './page-cache.service.js'

/** Delay after start, so that the first requests are not slowed down. */
const AFTER_START_MS = 2000

/** Prerenders pages into the cache, one by one, while the process is idle. */
@Injectable()
export class PageWarmingService {
  private round = 0

  constructor(
    private readonly cache: PageCacheService,
    private readonly indexedPages: IndexedPagesService,
    private readonly idleWork: IdleWorkService,
    private readonly contentChanges: ContentChangesService,
    private readonly environment: Environment,
  ) {}

  /** Starts warming once the site accepts requests, and repeats it after every change of content. */
  start(): void {
    if (!this.environment.pageWarming) return
    this.contentChanges.subscribe((why) => why === 'change' && this.warm())
    setTimeout(() => this.warm(), AFTER_START_MS).unref()
  }

  /** Warms the pages; a later change starts over. */
  private warm(round = ++this.round, pages?: PageRequest[]): void {
    this.idleWork.add(async () => {
      if (round !== this.round) return
      const [next, ...rest] = pages ?? (await this.pages())
      if (!next) return
      if (!this.cache.has(next)) await this.cache.page(next).catch(() => undefined) // reported to the next request of the page
      this.warm(round, rest)
    })
  }

  /** Returns the most requested pages, then all others, for a first-time visitor. */
  private async pages(): Promise<PageRequest[]> {
    const urls = (await this.indexedPages.list()).flatMap(({ paths }) => Object.values(paths))
    const first = urls.map((url) => parsePageRequest({ url, headers: {} }))
    return [...this.cache.mostAsked(), ...first]
  }
}
