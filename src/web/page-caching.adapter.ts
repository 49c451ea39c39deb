import { createServer, type Server, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Logger } from '@nestjs/common'
import { ExpressAdapter } from '@nestjs/platform-express'
import express, { type Express } from 'express'
import { expressMessages } from '#src/platform/http/express-messages.js'
import type { PageResponderService } from './page-responder.service.js'

/** How long a request that has begun may still take when the process is told to stop; Docker kills after ten seconds. */
const GRACE_MS = 5000
/** How long connections in use may still send a request, to be told with its answer that it was their last. */
const DRAIN_MS = 1000
/** Longer than proxies keep theirs (a minute, as a rule): one must not send on a connection that is just being closed. */
const KEEP_ALIVE_MS = 65_000

const logger = new Logger('http')

/** Express with the page cache in front of it: a cached page costs one look-up and one write. */
export class PageCachingAdapter extends ExpressAdapter {
  /** Set once the application is made; until then every request goes to Express. */
  pages?: PageResponderService
  private readonly answering = new Set<ServerResponse>()
  private stopping = false

  constructor() {
    const application = express()
    application.enable('case sensitive routing') // read when the router is made, which the adapter does at once
    super(application)
  }

  override initHttpServer(): void {
    const application = this.getInstance<Express>()
    this.httpServer = createServer(
      { ...expressMessages(application), keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: KEEP_ALIVE_MS + 5000 },
      (request, response) => {
        if (this.stopping) response.shouldKeepAlive = false
        if (this.pages?.respondIfReady(request, response)) return // at once: nothing is begun
        this.answering.add(response)
        response.once('close', () => this.answering.delete(response))
        application(request, response)
      },
    )
  }

  /**
   * Lets begun requests end, and tells their connections to. One that never ends, such as a body that does not come,
   * does not keep the process.
   */
  override async close(): Promise<void> {
    this.stopping = true
    for (const response of this.answering) response.shouldKeepAlive = false
    if (await this.hasConnections()) await delay(DRAIN_MS)
    const cutOff = setTimeout(() => this.cutOff(), GRACE_MS)
    await super.close()
    clearTimeout(cutOff)
  }

  private cutOff(): void {
    logger.warn('Closing connections whose requests have not ended in time')
    ;(this.httpServer as Server).closeAllConnections()
  }

  private async hasConnections(): Promise<boolean> {
    const server = this.httpServer as Server
    return (await promisify(server.getConnections.bind(server))()) > 0
  }
}
