import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Gauge } from 'prom-client'
import type { DataSource } from 'typeorm'
import { MetricsService } from '#src/platform/http/metrics/metrics.service.js'
import { UNCONFIRMED } from './booking-bursts.service.js'

const HELD = 'SELECT count(*)::int AS value FROM held_bookings WHERE confirm_by > now()'
const ALL = `SELECT count(*)::int AS value FROM booking_origins WHERE ${UNCONFIRMED}`
const OF_ONE_SITE = `
  SELECT coalesce(max(bookings), 0)::int AS value
  FROM (SELECT count(*) AS bookings FROM booking_origins WHERE ${UNCONFIRMED} GROUP BY site) AS sites`

/** Metrics of held bookings, read from the database: equal in every process, and absent while the database is unavailable. */
@Injectable()
export class HoldMetricsService {
  constructor(@InjectDataSource() dataSource: DataSource, { registry }: MetricsService) {
    const add = (name: string, help: string, query: string) =>
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const [row] = await dataSource.query<{ value: number }[]>(query).catch(() => [])
          this.set(row?.value ?? Number.NaN)
        },
      })
    add('held_bookings', 'Times that are held until their clients confirm them.', HELD)
    add('unconfirmed_bookings', 'Bookings of the last hour that await, or awaited, a confirmation.', ALL)
    add('unconfirmed_bookings_of_one_network', 'Maximum of those of one IPv4 /24 or IPv6 /48.', OF_ONE_SITE)
  }
}
