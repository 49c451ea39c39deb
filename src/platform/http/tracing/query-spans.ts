import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { AfterQueryEvent, EntitySubscriberInterface } from 'typeorm'

/**
 * A span for each query of a request or a mail, by the text of the query: its parameters, which are of people, stay here.
 * What a worker asks every other second, without anybody's request, makes none.
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
