import type { OnApplicationShutdown } from '@nestjs/common'
import { context, propagation, trace } from '@opentelemetry/api'
import type { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { DataSource } from 'typeorm'
import type { Environment } from '../../config/environment.js'
import { QuerySpans } from './query-spans.js'

/** Sends traces to a collector of OpenTelemetry, where one is configured. Elsewhere no span is made. */
export class TracingService implements OnApplicationShutdown {
  private constructor(private readonly provider?: NodeTracerProvider) {}

  /** Loads the SDK, 230 modules, only where a collector is configured. */
  static async create({ tracesAddress }: Environment, dataSource: DataSource): Promise<TracingService> {
    if (!tracesAddress) return new TracingService()
    const { createTracerProvider } = await import('./tracer-provider.js')
    const provider = createTracerProvider(tracesAddress)
    provider.register()
    dataSource.subscribers.push(new QuerySpans())
    return new TracingService(provider)
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
