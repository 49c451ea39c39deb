import type { OnApplicationShutdown } from '@nestjs/common'
import { context, propagation, trace } from '@opentelemetry/api'
import type { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { DataSource } from 'typeorm'
import type { Environment } from '../../config/environment.js'
import { QuerySpans } from './query-spans.js'

/** Exports traces to an OpenTelemetry collector, if one is configured. Otherwise no span is created. */
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

  /** Exports finished spans before the process ends. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.provider) return
    await this.provider.shutdown()
    for (const api of [trace, context, propagation]) api.disable()
  }
}
