import { createServer } from 'node:http'
import { ExpressAdapter } from '@nestjs/platform-express'
import type { Application } from 'express'
import type { PageCache } from './page-cache.service.js'

/** Express with the page cache in front of it: a cached page costs one look-up and one write. */
export class PageCachingAdapter extends ExpressAdapter {
  /** Set once the application is made; until then every request goes to Express. */
  pageCache?: PageCache

  override initHttpServer(): void {
    const express = this.getInstance<Application>()
    this.httpServer = createServer((request, response) => {
      if (!this.pageCache?.serve(request, response)) express(request, response)
    })
  }
}
