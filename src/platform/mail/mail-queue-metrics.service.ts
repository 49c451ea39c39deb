import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Gauge } from 'prom-client'
import type { DataSource } from 'typeorm'
import { MetricsService } from '../http/metrics/metrics.service.js'

/** What could not be told of is tried again sooner; what is planned for a later hour does not wait yet. */
const STATES = `
  SELECT 'event_waiting' AS state, count(*)::int AS mails FROM outbox_events
  WHERE next_attempt_at <= now() + interval '2 minutes'
  UNION ALL
  SELECT 'waiting', count(*)::int FROM outgoing_mails WHERE sent_at IS NULL AND given_up_at IS NULL
  UNION ALL
  SELECT 'given_up', count(*)::int FROM outgoing_mails WHERE given_up_at IS NOT NULL`

const OLDEST = `
  SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds
  FROM outgoing_mails WHERE sent_at IS NULL AND given_up_at IS NULL`

/** What waits to be sent, as the database has it: every process tells the same, and nothing while the database is away. */
@Injectable()
export class MailQueueMetricsService {
  constructor(@InjectDataSource() dataSource: DataSource, { registry }: MetricsService) {
    const mails = new Gauge({
      name: 'outgoing_mails',
      help: 'Mails that wait or were given up, and events that mails are still to be queued for.',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        mails.reset()
        const rows = await dataSource.query<{ state: string; mails: number }[]>(STATES).catch(() => [])
        for (const row of rows) mails.set({ state: row.state }, row.mails)
      },
    })
    const oldest = new Gauge({
      name: 'outgoing_mails_oldest_seconds',
      help: 'How long the oldest mail that waits has been waiting; 0 where none does.',
      registers: [registry],
      async collect() {
        const [row] = await dataSource.query<{ seconds: number }[]>(OLDEST).catch(() => [])
        oldest.set(row?.seconds ?? Number.NaN)
      },
    })
  }
}
