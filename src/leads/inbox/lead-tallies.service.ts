import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { loggedMessage } from '#src/platform/database/logged-error.js'
import type { LeadKind } from '../lead-kind.js'

const ADD_UP_EVERY_MS = 60_000
/** More than figures by week go back. */
const DAYS_KEPT_APART = 100
/** More than figures by month go back. */
const DAYS_OF_MONTHS = 2 * 366

/** What is of the same day, and what is of days that nobody asks for one by one. */
const ADD_UP = `
  WITH kept AS (
    SELECT day, CASE
      WHEN day < current_date - $1::int THEN '-infinity'
      WHEN day < current_date - $2::int THEN date_trunc('month', day::timestamp)::date
      ELSE day END AS as_day
    FROM (SELECT DISTINCT day FROM lead_tallies) AS days
  ), gone AS (
    DELETE FROM lead_tallies USING kept
    WHERE kept.day = lead_tallies.day AND (kept.day <> as_day
      OR (table_name, lead_tallies.day, status, assigned) IN (
        SELECT table_name, day, status, assigned FROM lead_tallies GROUP BY 1, 2, 3, 4 HAVING count(*) > 1))
    RETURNING table_name, as_day, status, assigned, leads
  )
  INSERT INTO lead_tallies
    SELECT table_name, as_day, status, assigned, sum(leads) FROM gone GROUP BY 1, 2, 3, 4 HAVING sum(leads) <> 0`

/** As integers, for the sum of greater ones is a numeric, which costs more. */
const SUMS = `
  SELECT table_name AS table, status, sum(leads::int)::int AS leads,
    coalesce(sum(leads::int) FILTER (WHERE NOT assigned), 0)::int AS unassigned,
    coalesce(sum(leads::int) FILTER (WHERE day >= $2::date), 0)::int AS today,
    coalesce(sum(leads::int) FILTER (WHERE day >= $2::date - 6), 0)::int AS "last7Days"
  FROM lead_tallies WHERE table_name = ANY($1) GROUP BY 1, 2`

const SUMS_BY_PERIOD = `
  SELECT table_name AS table, to_char(date_trunc($1, day::timestamp), 'YYYY-MM-DD') AS from, sum(leads::int)::int AS leads
  FROM lead_tallies WHERE day >= $2::date AND status <> 'spam' GROUP BY 1, 2`

export interface Tally {
  /** Of the kind of lead. */
  table: string
  status: string
  leads: number
  /** Of those, with nobody to answer. */
  unassigned: number
  /** Of those, received today or later, and since six days before. */
  today: number
  last7Days: number
}

export interface PeriodTally {
  /** Of the kind of lead. */
  table: string
  /** The first day of the period, as YYYY-MM-DD. */
  from: string
  leads: number
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
  byStatus(kinds: readonly Pick<LeadKind, 'table'>[], today: string): Promise<Tally[]> {
    return this.dataSource.query(SUMS, [kinds.map(({ table }) => table), today])
  }

  /**
   * Of every kind, without spam, by the first day of the week or month; those without any are left out.
   * @param since a day of the last two years, in Zagreb
   */
  byPeriod(period: 'week' | 'month', since: string): Promise<PeriodTally[]> {
    return this.dataSource.query(SUMS_BY_PERIOD, [period, since])
  }

  @Interval(ADD_UP_EVERY_MS)
  async addUp(): Promise<void> {
    await this.dataSource
      .query(ADD_UP, [DAYS_OF_MONTHS, DAYS_KEPT_APART])
      .catch((error: Error) => this.logger.warn(`Tallies are added up in the next round: ${loggedMessage(error)}`))
  }
}
