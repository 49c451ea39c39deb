import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { context, propagation, trace } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { DataSource } from 'typeorm'
import { Environment } from '../../config/environment.js'
import { QuerySpans } from './query-spans.js'
import { ReportingExporter } from './reporting-exporter.js'

const SERVICE = 'biorezonanca'
/** A collector that hangs keeps no process from stopping. */
const EXPORT_MS = 2000

/** Sends traces to a collector of OpenTelemetry, where one is configured. Elsewhere no span is made. */
@Injectable()
export class TracingService implements OnApplicationShutdown {
  private readonly provider?: NodeTracerProvider

  constructor({ tracesAddress }: Environment, @InjectDataSource() dataSource: DataSource) {
    if (!tracesAddress) return
    const exporter = new ReportingExporter({ url: tracesAddress, timeoutMillis: EXPORT_MS })
    this.provider = new NodeTracerProvider({
      resource: resourceFromAttributes({ 'service.name': SERVICE }),
      spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_MS })],
    })
    this.provider.register()
    dataSource.subscribers.push(new QuerySpans())
  }

  get isWanted(): boolean {
    return this.provider !== undefined
  }

  /** Spans that have ended are sent yet. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.provider) return
    await this.provider.shutdown()
    for (const api of [trace, context, propagation]) api.disable()
  }
}
