import { Injectable } from '@nestjs/common'
import { Counter } from 'prom-client'
import { MetricsService } from '#src/platform/http/metrics/metrics.service.js'
import { PageCacheService } from './page-cache.service.js'

/** Hit and miss counters of the page cache, read from the cache so that counting costs nothing per request. */
@Injectable()
export class PageCacheMetricsService {
  constructor(cache: PageCacheService, { registry }: MetricsService) {
    new Counter({
      name: 'page_cache_answers_total',
      help: 'Page cache hits, and pages rendered for the cache, including prerendered ones.',
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
