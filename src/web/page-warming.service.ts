import { Injectable } from '@nestjs/common'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { IdleWorkService } from './idle-work.service.js'
import { PageCacheService } from './page-cache.service.js'
import { type PageRequest, parsePageRequest } from './page-request.js'
import { IndexedPagesService } from './search-engines/indexed-pages.service.js'

/** Whoever started the site, or waited for it to start, comes first. */
const AFTER_START_MS = 2000

/** Renders pages before somebody waits for them: one after the other, when nobody waits for anything else. */
@Injectable()
export class PageWarmingService {
  private round = 0

  constructor(
    private readonly cache: PageCacheService,
    private readonly indexedPages: IndexedPagesService,
    private readonly idleWork: IdleWorkService,
    private readonly contentChanges: ContentChangesService,
  ) {}

  /** To be called once the site answers; from then on also whenever content has changed. */
  start(): void {
    this.contentChanges.subscribe((why) => why === 'change' && this.warm())
    setTimeout(() => this.warm(), AFTER_START_MS).unref()
  }

  /** Another change begins anew. */
  private warm(round = ++this.round, pages?: PageRequest[]): void {
    this.idleWork.add(async () => {
      if (round !== this.round) return
      const [next, ...rest] = pages ?? (await this.pages())
      if (!next) return
      if (!this.cache.has(next)) await this.cache.page(next).catch(() => undefined) // who asks for it is told why
      this.warm(round, rest)
    })
  }

  /** What people ask for; then whatever they may come to ask for, as those see it who come for the first time. */
  private async pages(): Promise<PageRequest[]> {
    const urls = (await this.indexedPages.list()).flatMap(({ paths }) => Object.values(paths))
    const first = urls.map((url) => parsePageRequest({ url, headers: {} }))
    return [...this.cache.mostAsked(), ...first]
  }
}
