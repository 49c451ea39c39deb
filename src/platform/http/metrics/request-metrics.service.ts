import { Injectable } from '@nestjs/common'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { Histogram } from 'prom-client'
import { outcomeOf } from '../outcome-of.js'
import { MetricsService } from './metrics.service.js'

/** Histogram of request durations by route pattern, so that invented addresses create no series. */
@Injectable()
export class RequestMetricsService {
  private readonly durations: Histogram<'method' | 'route' | 'status'>

  constructor({ registry }: MetricsService) {
    this.durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration from request headers to the end of the response; page cache hits are not included.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    })
  }

  readonly middleware: RequestHandler = (request: Request, response: Response, next: NextFunction) => {
    const stop = this.durations.startTimer()
    response.once('close', () => {
      if (String(response.getHeader('Content-Type')).startsWith('text/event-stream')) return // open as long as the page
      stop({ method: request.originalMethod ?? request.method, ...outcomeOf(request, response) })
    })
    next()
  }
}
