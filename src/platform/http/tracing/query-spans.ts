import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { AfterQueryEvent, EntitySubscriberInterface } from 'typeorm'

/**
 * Creates a span for each query of a request or a mail, named by its text; parameters are personal data and not
 * exported. Queries of polling workers create no span.
 */
export class QuerySpans implements EntitySubscriberInterface {
  private readonly tracer = trace.getTracer('database')

  afterQuery({ query, success, executionTime = 0 }: AfterQueryEvent): void {
    if (!trace.getActiveSpan()) return
    const ended = Date.now()
    const [operation = ''] = /\w+/.exec(query) ?? []
    const span = this.tracer.startSpan(operation.toUpperCase(), {
      kind: SpanKind.CLIENT,
      startTime: ended - executionTime,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': query },
    })
    if (!success) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(ended)
  }
}
