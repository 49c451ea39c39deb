import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import { loggedMessage } from '#src/platform/database/logged-error.js'
import type { LeadKind } from '../lead-kind.js'

const ADD_UP_EVERY_MS = 60_000
/** Days with separate tallies, more than weekly statistics cover. */
const DAYS_KEPT_APART = 100
/** Days with tallies, more than monthly statistics cover. */
const DAYS_OF_MONTHS = 2 * 366

/** Aggregates tallies of the same day, and of days beyond the separate ones. */
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
      OR (table_name, lead_tallies.day, status, assigned, coalesce(location, '')) IN (
        SELECT table_name, day, status, assigned, coalesce(location, '') FROM lead_tallies
        GROUP BY 1, 2, 3, 4, 5 HAVING count(*) > 1))
    RETURNING table_name, as_day, status, assigned, location, leads
  )
  INSERT INTO lead_tallies (table_name, day, status, assigned, location, leads)
    SELECT table_name, as_day, status, assigned, location, sum(leads) FROM gone
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(leads) <> 0`

const IS_WITHIN_SCOPE = '($3::text[] IS NULL OR location = ANY ($3))'

const IS_AT_LOCATION = `($4::text IS NULL OR coalesce(location, 'none') = $4)`

/** Sums as integers, because a sum of bigints is a numeric, which costs more. */
const SUMS = `
  SELECT table_name AS table, status, sum(leads::int)::int AS leads,
    coalesce(sum(leads::int) FILTER (WHERE NOT assigned), 0)::int AS unassigned,
    coalesce(sum(leads::int) FILTER (WHERE day >= $2::date), 0)::int AS today,
    coalesce(sum(leads::int) FILTER (WHERE day >= $2::date - 6), 0)::int AS "last7Days"
  FROM lead_tallies WHERE table_name = ANY($1) AND ${IS_WITHIN_SCOPE} AND ${IS_AT_LOCATION} GROUP BY 1, 2`

const SUMS_BY_PERIOD = `
  SELECT table_name AS table, to_char(date_trunc($1, day::timestamp), 'YYYY-MM-DD') AS from, sum(leads::int)::int AS leads
  FROM lead_tallies WHERE day >= $2::date AND status <> 'spam' AND ${IS_WITHIN_SCOPE} GROUP BY 1, 2`

export interface Tally {
  /** Table of the kind. */
  table: string
  status: string
  leads: number
  /** Number of those without assignee. */
  unassigned: number
  /** Numbers of those received since today, and since six days before. */
  today: number
  last7Days: number
}

export interface PeriodTally {
  /** Table of the kind. */
  table: string
  /** First day of the period, `YYYY-MM-DD`. */
  from: string
  leads: number
}

/**
 * Counts of leads, including spam, without trash and leads merged into others. Triggers record every change, so that
 * rows need not be counted.
 */
@Injectable()
export class LeadTalliesService {
  private readonly logger = new Logger('leads')

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * @param today date in Europe/Zagreb, `YYYY-MM-DD`
   * @param location slug, or `none`; that of an unrouted lead for the head office is not counted as such
   */
  byStatus(
    kinds: readonly Pick<LeadKind, 'table'>[],
    today: string,
    scope: LocationScope,
    location?: string,
  ): Promise<Tally[]> {
    return this.dataSource.query(SUMS, [kinds.map(({ table }) => table), today, scope, location])
  }

  /**
   * Returns the numbers of every kind, without spam, by first day of the week or month; empty periods are omitted.
   * @param since a day of the last two years, in Europe/Zagreb
   */
  byPeriod(period: 'week' | 'month', since: string, scope: LocationScope): Promise<PeriodTally[]> {
    return this.dataSource.query(SUMS_BY_PERIOD, [period, since, scope])
  }

  @Interval(ADD_UP_EVERY_MS)
  async addUp(): Promise<void> {
    await this.dataSource
      .query(ADD_UP, [DAYS_OF_MONTHS, DAYS_KEPT_APART])
      .catch((error: Error) =>
        this.logger.warn(`Aggregating tallies failed, retrying at next run: ${loggedMessage(error)}`),
      )
  }
}
