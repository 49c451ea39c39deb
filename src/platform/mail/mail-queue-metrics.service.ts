import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Gauge } from 'prom-client'
import type { DataSource } from 'typeorm'
import { MetricsService } from '../http/metrics/metrics.service.js'

/** Counts mails by state. Failed events are retried sooner; mails scheduled for later and held mails do not count as waiting. */
const STATES = `
  SELECT 'event_waiting' AS state, count(*)::int AS mails FROM outbox_events
  WHERE next_attempt_at <= now() + interval '2 minutes'
  UNION ALL
  SELECT 'waiting', count(*)::int FROM outgoing_mails WHERE sent_at IS NULL AND given_up_at IS NULL AND NOT held
  UNION ALL
  SELECT 'given_up', count(*)::int FROM outgoing_mails WHERE given_up_at IS NOT NULL`

const OLDEST = `
  SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds
  FROM outgoing_mails WHERE sent_at IS NULL AND given_up_at IS NULL AND NOT held`

/**
 * Metrics of the mail queue, read from the database: equal in every process, and absent while the database is
 * unavailable.
 */
@Injectable()
export class MailQueueMetricsService {
  constructor(@InjectDataSource() dataSource: DataSource, { registry }: MetricsService) {
    const mails = new Gauge({
      name: 'outgoing_mails',
      help: 'Mails by state (waiting, given_up), and events whose mails are not queued yet (event_waiting).',
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
      help: 'Age of the oldest waiting mail; 0 if there is none.',
      registers: [registry],
      async collect() {
        const [row] = await dataSource.query<{ seconds: number }[]>(OLDEST).catch(() => [])
        oldest.set(row?.seconds ?? Number.NaN)
      },
    })
  }
}
