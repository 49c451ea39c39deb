import { Logger } from '@nestjs/common'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'

/** Says once when the collector cannot be reached, and once when it can be again: a span is no reason for a line each. */
export class ReportingExporter extends OTLPTraceExporter {
  private readonly logger = new Logger('tracing')
  private failing = false

  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans, (result) => {
      this.note(result.error)
      done(result)
    })
  }

  private note(error: Error | undefined): void {
    const fails = error !== undefined
    if (fails === this.failing) return
    this.failing = fails
    if (fails) this.logger.warn(`Traces do not reach the collector, and are dropped: ${error.message}`)
    else this.logger.log('Traces reach the collector again')
  }
}
