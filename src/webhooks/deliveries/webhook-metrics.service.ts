import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Gauge } from 'prom-client'
import type { DataSource } from 'typeorm'
import { MetricsService } from '#src/platform/http/metrics/metrics.service.js'

/** What is for an endpoint that is disabled waits for its owner. */
const WAITING = `
  SELECT count(*)::int AS deliveries, coalesce(extract(epoch FROM now() - min(delivery.created_at)), 0)::float8 AS seconds
  FROM webhook_deliveries AS delivery JOIN webhook_endpoints AS endpoint ON endpoint.id = delivery.endpoint_id
  WHERE delivery.delivered_at IS NULL AND delivery.given_up_at IS NULL AND endpoint.disabled_at IS NULL`

interface Waiting {
  deliveries: number
  seconds: number
}

/** What waits to be taken, as the database has it: every process tells the same, and nothing while the database is away. */
@Injectable()
export class WebhookMetricsService {
  constructor(@InjectDataSource() dataSource: DataSource, { registry }: MetricsService) {
    const waiting = async (): Promise<Waiting | undefined> => {
      const [row] = await dataSource.query<Waiting[]>(WAITING).catch(() => [])
      return row
    }
    const deliveries = new Gauge({
      name: 'webhook_deliveries_waiting',
      help: 'Messages that endpoints are still to take.',
      registers: [registry],
      async collect() {
        deliveries.set((await waiting())?.deliveries ?? Number.NaN)
      },
    })
    const oldest = new Gauge({
      name: 'webhook_deliveries_oldest_seconds',
      help: 'How long the oldest message that waits has been waiting; 0 where none does.',
      registers: [registry],
      async collect() {
        oldest.set((await waiting())?.seconds ?? Number.NaN)
      },
    })
  }
}
