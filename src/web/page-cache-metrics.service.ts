import { Injectable } from '@nestjs/common'
import { Counter } from 'prom-client'
import { MetricsService } from '#src/platform/http/metrics/metrics.service.js'
import { PageCacheService } from './page-cache.service.js'

/** How often a page was ready when it was asked for. Read off the cache: counting must not cost what it saves. */
@Injectable()
export class PageCacheMetricsService {
  constructor(cache: PageCacheService, { registry }: MetricsService) {
    new Counter({
      name: 'page_cache_answers_total',
      help: 'Pages that were ready in the page cache, and pages that were made for it, ahead of visitors too.',
      labelNames: ['result'],
      registers: [registry],
      collect() {
        this.reset()
        this.inc({ result: 'ready' }, cache.answers.ready)
        this.inc({ result: 'made' }, cache.answers.made)
      },
    })
  }
}
