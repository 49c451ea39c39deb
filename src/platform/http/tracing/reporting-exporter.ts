import { Logger } from '@nestjs/common'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'

/** Logs when the collector becomes unreachable and when it is reachable again, instead of a line per span. */
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
    if (fails) this.logger.warn(`Trace export failed, dropping traces: ${error.message}`)
    else this.logger.log('Trace export works again')
  }
}
