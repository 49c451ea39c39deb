import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Temporal } from 'temporal-polyfill'
import { DataSource } from 'typeorm'
import { isAbsentAt } from '#src/bookings/absences/is-absent-at.js'
import { intersect, type Range, united } from '#src/bookings/availability/range.js'
import { ZagrebTimes } from '#src/bookings/availability/zagreb-times.js'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import type { Translated } from '#src/shared/languages.js'
import { daysAfter, hoursOfDay, weekdayOf } from '#src/shared/opening/opening-hours.js'
import type { Holiday, SpecialDay, WeeklyHours } from '#src/shared/opening/opening-types.js'
import { startOfZagrebDay, zagrebDay } from '#src/shared/zagreb-time.js'
import type { VisitFiguresDto, VisitsInPeriodDto } from './dashboard.dto.js'
import type { Period } from './dashboard-query.dto.js'
import { DAYS } from './location-figures.service.js'

const MINUTE_MS = 60_000

type Visits = Omit<VisitsInPeriodDto, 'workingMinutes'>

interface LocationRow {
  slug: string
  name: Translated
  hours: WeeklyHours
  specialDays: SpecialDay[]
  holidays: Holiday[] | null
  therapists: { hours: WeeklyHours; absences: [start: number, end: number][] | null }[] | null
  recent: Visits | null
  before: Visits | null
}

/** Visits of a location within a period. A cancelled visit took no time. */
const visits = (from: string, to: string) => `(
  SELECT json_build_object(
    'bookedMinutes', coalesce(sum(extract(epoch FROM ends - starts)) / 60, 0)::int,
    'visits', count(*) FILTER (WHERE status IN ('came', 'noShow')),
    'noShows', count(*) FILTER (WHERE status = 'noShow'))
  FROM bookings WHERE location = place.slug AND starts >= ${from} AND starts < ${to}
    AND status IN ('booked', 'came', 'noShow') AND trashed_at IS NULL AND merged_into_id IS NULL)`

/** Visits of each location in two periods that $2 separates, with what the working time of its therapists follows from. */
const FIGURES = `
  SELECT slug, name, hours, special_days AS "specialDays",
    (SELECT json_agg(json_build_object('date', date, 'lastDay', last_day, 'hours', hours, 'locations', locations))
      FROM holidays WHERE date <= $3::timestamptz::date AND coalesce(last_day, date) >= $1::timestamptz::date
        AND (locations = '{}' OR place.slug = ANY (locations))) AS holidays,
    (SELECT json_agg(json_build_object('hours', present.hours, 'absences', (
        SELECT json_agg(json_build_array(extract(epoch FROM lower(during)) * 1000, extract(epoch FROM upper(during)) * 1000))
        FROM absences
        WHERE therapist_id = present.therapist_id AND during && tstzrange($1, $3) AND ${isAbsentAt('place.slug')})))
      FROM therapist_hours AS present JOIN therapists AS therapist ON therapist.id = present.therapist_id
      WHERE present.location = place.slug AND place.slug = ANY (therapist.locations)) AS therapists,
    ${visits('$2', '$3')} AS recent, ${visits('$1', '$2')} AS before
  FROM locations AS place WHERE $4::text[] IS NULL OR slug = ANY ($4) ORDER BY position, id`

/** Utilisation and visits that clients missed, by location. */
@Injectable()
export class VisitFiguresService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the figures of the last seven or thirty days that are over, and of as many before. */
  async find(by: Period, scope: LocationScope, now: Date): Promise<VisitFiguresDto> {
    const today = zagrebDay(now).toString()
    const first = daysAfter(today, -2 * DAYS[by])
    const middle = daysAfter(today, -DAYS[by])
    const times = [first, middle, today].map(startOfZagrebDay)
    const rows = await this.dataSource.query<LocationRow[]>(FIGURES, [...times, scope])
    return {
      from: middle,
      to: daysAfter(today, -1),
      locations: rows.map((row) => ({
        location: row.slug,
        name: row.name,
        recent: { ...row.recent!, workingMinutes: workingMinutes(row, middle, today) },
        before: { ...row.before!, workingMinutes: workingMinutes(row, first, middle) },
      })),
    }
  }
}

/** Returns the minutes that therapists work at a location while it is open, without absences. */
function workingMinutes({ therapists, ...row }: LocationRow, from: string, to: string): number {
  const opening = { ...row, holidays: row.holidays ?? [] }
  const people = (therapists ?? []).map(({ hours, absences }) => ({
    hours,
    absent: united((absences ?? []).map(([start, end]) => ({ start, end }))),
  }))
  let milliseconds = 0
  for (let date = from; date < to; date = daysAfter(date, 1)) {
    const { intervals } = hoursOfDay(date, opening)
    if (intervals.length === 0) continue
    const times = new ZagrebTimes(Temporal.PlainDate.from(date))
    const open = times.within(intervals)
    for (const { hours, absent } of people) {
      const present = intersect(open, times.within(hours[weekdayOf(date)] ?? []))
      milliseconds += lengthOf(present) - lengthOf(intersect(present, absent))
    }
  }
  return milliseconds / MINUTE_MS
}

const lengthOf = (ranges: Range[]) => ranges.reduce((sum, { start, end }) => sum + end - start, 0)
