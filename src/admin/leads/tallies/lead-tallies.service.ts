import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { loggedMessage } from '#src/database/logged-error.js'
import type { LeadKind } from '#src/lead-kinds/lead-kind.js'

const ADD_UP_EVERY_MS = 60_000
/** More than figures go back. */
const DAYS_KEPT_APART = 2 * 366

/** What is of the same day, and what is of days that nobody asks for one by one. */
const ADD_UP = `
  WITH gone AS (
    DELETE FROM lead_tallies
    WHERE day > '-infinity' AND day < current_date - $1::int
      OR (table_name, day, status, assigned) IN (
        SELECT table_name, day, status, assigned FROM lead_tallies GROUP BY 1, 2, 3, 4 HAVING count(*) > 1)
    RETURNING *
  )
  INSERT INTO lead_tallies
    SELECT table_name, CASE WHEN day < current_date - $1::int THEN '-infinity' ELSE day END, status, assigned, sum(leads)
    FROM gone GROUP BY 1, 2, 3, 4 HAVING sum(leads) <> 0`

const SUMS = `
  SELECT status, sum(leads)::int AS leads,
    coalesce(sum(leads) FILTER (WHERE NOT assigned), 0)::int AS unassigned,
    coalesce(sum(leads) FILTER (WHERE day >= $2::date), 0)::int AS today,
    coalesce(sum(leads) FILTER (WHERE day >= $2::date - 6), 0)::int AS "last7Days"
  FROM lead_tallies WHERE table_name = $1 GROUP BY status`

const SUMS_BY_PERIOD = `
  SELECT to_char(date_trunc($2, day::timestamp), 'YYYY-MM-DD') AS from, sum(leads)::int AS leads
  FROM lead_tallies WHERE table_name = $1 AND day >= $3::date AND status <> 'spam' GROUP BY 1`

export interface Tally {
  status: string
  leads: number
  /** Of those, with nobody to answer. */
  unassigned: number
  /** Of those, received today or later, and since six days before. */
  today: number
  last7Days: number
}

/**
 * How many leads there are, spam too, but without trash and what is merged into others. Triggers tally every change, so
 * that nobody counts all of them.
 */
@Injectable()
export class LeadTalliesService {
  private readonly logger = new Logger('leads')

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param today a day in Zagreb, as YYYY-MM-DD */
  byStatus({ table }: LeadKind, today: string): Promise<Tally[]> {
    return this.dataSource.query(SUMS, [table, today])
  }

  /**
   * Without spam, by the first day of the week or month; those without any are left out.
   * @param since a day of the last two years, in Zagreb
   */
  async byPeriod({ table }: LeadKind, period: 'week' | 'month', since: string): Promise<Map<string, number>> {
    const sums = await this.dataSource.query<{ from: string; leads: number }[]>(SUMS_BY_PERIOD, [table, period, since])
    return new Map(sums.map(({ from, leads }) => [from, leads]))
  }

  @Interval(ADD_UP_EVERY_MS)
  async addUp(): Promise<void> {
    await this.dataSource
      .query(ADD_UP, [DAYS_KEPT_APART])
      .catch((error: Error) => this.logger.warn(`Tallies are added up in the next round: ${loggedMessage(error)}`))
  }
}
