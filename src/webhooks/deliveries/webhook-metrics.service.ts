import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Gauge } from 'prom-client'
import type { DataSource } from 'typeorm'
import { MetricsService } from '#src/platform/http/metrics/metrics.service.js'

/** Counts waiting deliveries, except those of disabled endpoints. */
const WAITING = `
  SELECT count(*)::int AS deliveries, coalesce(extract(epoch FROM now() - min(delivery.created_at)), 0)::float8 AS seconds
  FROM webhook_deliveries AS delivery JOIN webhook_endpoints AS endpoint ON endpoint.id = delivery.endpoint_id
  WHERE delivery.delivered_at IS NULL AND delivery.given_up_at IS NULL AND endpoint.disabled_at IS NULL`

interface Waiting {
  deliveries: number
  seconds: number
}

/**
 * Metrics of webhook deliveries, read from the database: equal in every process, and absent while the database is
 * unavailable.
 */
@Injectable()
export class WebhookMetricsService {
  constructor(@InjectDataSource() dataSource: DataSource, { registry }: MetricsService) {
    const waiting = async (): Promise<Waiting | undefined> => {
      const [row] = await dataSource.query<Waiting[]>(WAITING).catch(() => [])
      return row
    }
    const deliveries = new Gauge({
      name: 'webhook_deliveries_waiting',
      help: 'Messages waiting for delivery.',
      registers: [registry],
      async collect() {
        deliveries.set((await waiting())?.deliveries ?? Number.NaN)
      },
    })
    const oldest = new Gauge({
      name: 'webhook_deliveries_oldest_seconds',
      help: 'Age of the oldest waiting message; 0 if there is none.',
      registers: [registry],
      async collect() {
        oldest.set((await waiting())?.seconds ?? Number.NaN)
      },
    })
  }
}
