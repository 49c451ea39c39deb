import { SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('work')

/** Does a part of the work in a span of its own; of an error the trace learns that there was one, since its words may name people. */
export function inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return tracer.startActiveSpan(name, (span) =>
    work()
      .catch((error: unknown) => {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      })
      .finally(() => span.end()),
  )
}
