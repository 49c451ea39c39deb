import { SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('work')

/** Runs work in a span. An error only sets the span's status, since its message may contain personal data. */
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
