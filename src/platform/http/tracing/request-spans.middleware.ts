import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { REQUEST_ID } from '../logging/request-log.middleware.js'
import { NO_ROUTE, outcomeOf } from '../outcome-of.js'

/**
 * Creates a span for each request that the page cache has not answered, named by route pattern. Addresses and queries,
 * which may contain tokens or names, are not exported.
 * @param believesCallers accepts `traceparent` from a trusted proxy
 */
export function traceRequests(believesCallers: boolean): RequestHandler {
  const tracer = trace.getTracer('http')
  return (request: Request, response: Response, next: NextFunction) => {
    const parent = believesCallers ? propagation.extract(context.active(), request.headers) : context.active()
    const { method } = request
    const attributes = { 'http.request.method': method }
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
    response.once('close', () => {
      const { route, status } = outcomeOf(request, response)
      if (route !== NO_ROUTE) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
      span.setAttribute('http.response.status_code', status)
      span.setAttribute('http.response.header.x-request-id', [String(response.getHeader(REQUEST_ID))])
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(parent, span), next)
  }
}
