import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Logger } from '@nestjs/common'
import { ExpressAdapter } from '@nestjs/platform-express'
import express, { type Express, type Response } from 'express'
import { expressMessages } from '#src/platform/http/express-messages.js'
import type { PageResponderService } from '../page-responder.service.js'

/** Time for requests in progress at shutdown; Docker kills after ten seconds. */
const GRACE_MS = 5000
/** Time in which open connections may send a last request, whose response closes them. */
const DRAIN_MS = 1000
/**
 * Longer than the keep-alive of proxies (usually a minute), so that none sends on a connection that is being closed.
 */
const KEEP_ALIVE_MS = 65_000
/** Time for a client to send a request; later than that its connection is closed. */
const REQUEST_MS = 70_000

const logger = new Logger('http')

/** Checks for several hosts (RFC 9112, 3.2) and versions before 1.0, which Node's parser lets through. */
function isAmbiguous({ headersDistinct, httpVersionMajor }: IncomingMessage): boolean {
  return httpVersionMajor < 1 || (headersDistinct.host?.length ?? 0) > 1
}

/** Express with the page cache in front of the router: a cached page costs one lookup and one write. */
export class PageCachingAdapter extends ExpressAdapter {
  /** Set after the application is created; until then every request reaches Express. */
  pages?: PageResponderService
  private readonly answering = new Set<ServerResponse>()
  private stopping = false

  constructor() {
    const application = express()
    application.enable('case sensitive routing') // read when the router is created, in the next call
    super(application)
  }

  override initHttpServer(): void {
    const application = this.getInstance<Express>()
    this.httpServer = createServer(
      {
        ...expressMessages(application),
        keepAliveTimeout: KEEP_ALIVE_MS,
        headersTimeout: REQUEST_MS,
        requestTimeout: REQUEST_MS,
      },
      (request, response) => {
        if (this.stopping) response.shouldKeepAlive = false
        if (isAmbiguous(request)) return void response.writeHead(400, { Connection: 'close' }).end()
        if (this.pages?.respondIfReady(request, response)) return // synchronous: nothing else has started
        this.answering.add(response)
        response.once('close', () => this.answering.delete(response))
        application(request, response)
      },
    )
  }

  /** Skips what is answered already: posted forms are, by their interceptor. */
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    return response.headersSent ? undefined : super.reply(response, body, statusCode)
  }

  /**
   * Waits for requests in progress and closes their connections; requests that never end do not keep the process
   * running.
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
