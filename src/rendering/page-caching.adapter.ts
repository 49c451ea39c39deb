import { createServer } from 'node:http'
import { ExpressAdapter } from '@nestjs/platform-express'
import express, { type Application } from 'express'
import type { PageCache } from './page-cache.service.js'

/** How long a request that has begun may still take when the process is told to stop; Docker kills after ten seconds. */
const GRACE_MS = 5000

/** Express with the page cache in front of it: a cached page costs one look-up and one write. */
export class PageCachingAdapter extends ExpressAdapter {
  /** Set once the application is made; until then every request goes to Express. */
  pageCache?: PageCache

  constructor() {
    const application = express()
    application.enable('case sensitive routing') // read when the router is made, which the adapter does at once
    super(application)
  }

  override initHttpServer(): void {
    const application = this.getInstance<Application>()
    this.httpServer = createServer((request, response) => {
      if (!this.pageCache?.serve(request, response)) application(request, response)
    })
  }

  /** Lets begun requests end. One that never ends, such as a body that does not come, does not keep the process. */
  override async close(): Promise<void> {
    const cutOff = setTimeout(() => this.httpServer.closeAllConnections(), GRACE_MS)
    await super.close()
    clearTimeout(cutOff)
  }
}
