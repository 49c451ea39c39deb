import type { Temporal } from 'temporal-polyfill'
import type { EntityManager } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import { type Coverage, type CoverageGap, isUncovered } from '#src/shared/bookings/coverage.js'
import type { Opening } from '#src/shared/opening/opening-hours.js'
import type { Holiday, SpecialDay, WeeklyHours } from '#src/shared/opening/opening-types.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { isAbsentAt } from '../absences/is-absent-at.js'
import { isOfferedBy, worksAt } from '../availability/offered.sql.js'
import { WorkingDay } from '../availability/working-day.js'
import type { Booking } from '../booking.entity.js'
import { findGaps, type NeededVisit } from './find-gaps.js'

/** Coming visits that are read: those of bookings, or all of the locations of a scope. */
export type VisitsToCover = { ids: readonly string[] } | { locations: LocationScope }

interface VisitRow extends Omit<NeededVisit, 'hours'> {
  id: string
  location: string | null
  therapistId: string
  accepted: CoverageGap[]
}

interface CoverageRow {
  visits: VisitRow[] | null
  locations: { slug: string; hours: WeeklyHours; specialDays: SpecialDay[] }[] | null
  holidays: Holiday[] | null
  hours: { therapistId: string; location: string; hours: WeeklyHours }[] | null
}

const milliseconds = (time: string) => `extract(epoch FROM ${time}) * 1000`
const dayOf = (time: string) => `(${time} AT TIME ZONE '${TIME_ZONE}')::date`

/** Coming visits after a time ($1), which match a condition, with all that they need, in one statement. */
const coverageOf = (condition: string) => `
  WITH visit AS MATERIALIZED (
    SELECT id, location, therapist_id, room_id, service_id, starts, ends, during, accepted_gaps
    FROM bookings
    WHERE status = 'booked' AND trashed_at IS NULL AND starts > $1
      AND ${condition}
  )
  SELECT
    (SELECT json_agg(json_build_object('id', visit.id, 'location', visit.location, 'therapistId', therapist_id,
        'start', ${milliseconds('starts')}, 'end', ${milliseconds('ends')}, 'accepted', accepted_gaps,
        'hasTherapist', therapist.id IS NOT NULL,
        'hasService', service.id IS NOT NULL,
        'isOffered', service.id IS NOT NULL AND ${isOfferedBy('service', 'therapist_id')},
        'hasRoom', room_id IS NULL OR EXISTS (
          SELECT FROM rooms AS room WHERE room.id = room_id AND room.location = visit.location
            AND room.kind = coalesce(service.room, room.kind)),
        'isAbsent', EXISTS (SELECT FROM absences WHERE absences.therapist_id = visit.therapist_id
          AND absences.during && tstzrange(visit.starts, visit.ends) AND ${isAbsentAt('visit.location')}),
        'isAbsentAround', EXISTS (SELECT FROM absences WHERE absences.therapist_id = visit.therapist_id
          AND absences.during && visit.during AND ${isAbsentAt('visit.location')})))
      FROM visit
        LEFT JOIN therapists AS therapist ON therapist.id = therapist_id AND ${worksAt('therapist', 'visit.location')}
        LEFT JOIN bookable_services AS service ON service.id = service_id) AS visits,
    (SELECT json_agg(json_build_object('slug', slug, 'hours', hours, 'specialDays', special_days))
      FROM locations WHERE slug IN (SELECT location FROM visit)) AS locations,
    (SELECT json_agg(json_build_object('date', date, 'lastDay', last_day, 'hours', hours, 'locations', locations))
      FROM holidays WHERE date <= (SELECT ${dayOf('max(ends)')} FROM visit)
        AND coalesce(last_day, date) >= (SELECT ${dayOf('min(starts)')} FROM visit)) AS holidays,
    (SELECT json_agg(json_build_object('therapistId', therapist_id, 'location', location, 'hours', hours))
      FROM therapist_hours WHERE (therapist_id, location) IN (SELECT therapist_id, location FROM visit)) AS hours`

const OF_IDS = coverageOf('id = ANY ($2::uuid[])')

/** Visits of merged bookings are left out, as in the calendar and in the list, which shows them with the booking that they were merged into. */
const OF_LOCATIONS = coverageOf('merged_into_id IS NULL AND ($2::text[] IS NULL OR location = ANY ($2))')

/** Returns the gaps of coming visits that nobody has accepted, by booking, the most important first. Other bookings are missing. */
export async function readGaps(manager: EntityManager, visits: VisitsToCover): Promise<Map<string, CoverageGap[]>> {
  const isOfIds = 'ids' in visits
  if (isOfIds && visits.ids.length === 0) return new Map()
  const [row] = await manager.query<[CoverageRow]>(isOfIds ? OF_IDS : OF_LOCATIONS, [
    new Date(),
    isOfIds ? visits.ids : visits.locations,
  ])
  const calendar = new OpeningCalendar(row)
  return new Map(
    (row.visits ?? []).map(({ id, accepted, ...visit }) => [
      id,
      calendar.gapsOf(visit).filter((gap) => !accepted.includes(gap)),
    ]),
  )
}

/** Returns the coverage of coming visits, by booking. Other bookings are missing. */
export async function readCoverage(manager: EntityManager, visits: VisitsToCover): Promise<Map<string, Coverage>> {
  const gaps = await readGaps(manager, visits)
  return new Map([...gaps].map(([id, [gap]]) => [id, gap ?? 'covered']))
}

/** Returns the ids of the coming visits of some locations that are not covered. */
export async function findUncovered(manager: EntityManager, locations: LocationScope): Promise<string[]> {
  const coverage = await readCoverage(manager, { locations })
  return [...coverage].filter(([, state]) => isUncovered(state)).map(([id]) => id)
}

/** Sets the coverage of bookings, which is not stored. */
export async function setCoverage(bookings: Booking[], manager: EntityManager): Promise<void> {
  const coming = bookings.filter(({ starts }) => starts > new Date()).map(({ id }) => id)
  const coverage = await readCoverage(manager, { ids: coming })
  for (const booking of bookings) booking.coverage = coverage.get(booking.id) ?? null
}

/** Opening hours of locations and hours of therapists, whose days are computed once. */
class OpeningCalendar {
  private readonly openings: Map<string, Opening>
  private readonly hours: Map<string, WeeklyHours>
  private readonly days = new Map<string, WorkingDay>()
  private readonly dates = new Map<number, Temporal.PlainDate>()

  constructor({ locations, holidays, hours }: CoverageRow) {
    this.openings = new Map(
      (locations ?? []).map(({ slug, ...opening }) => [
        slug,
        { ...opening, holidays: (holidays ?? []).filter((one) => isAt(one, slug)) },
      ]),
    )
    this.hours = new Map((hours ?? []).map((one) => [keyOf(one.therapistId, one.location), one.hours]))
  }

  gapsOf({ location, therapistId, ...visit }: Omit<VisitRow, 'id' | 'accepted'>): CoverageGap[] {
    const hours = this.hours.get(keyOf(therapistId, location)) ?? null
    return findGaps({ ...visit, hours }, this.dayOf(location, this.dateOf(visit.start)))
  }

  /** Returns the day of a start, once for the many visits that begin at the same time. */
  private dateOf(start: number): Temporal.PlainDate {
    const date = this.dates.get(start) ?? zagrebDay(new Date(start))
    this.dates.set(start, date)
    return date
  }

  private dayOf(location: string | null, date: Temporal.PlainDate): WorkingDay {
    const key = keyOf(date.toString(), location)
    const known = this.days.get(key)
    if (known) return known
    const day = new WorkingDay(date, this.openings.get(location ?? '') ?? NEVER_OPEN)
    this.days.set(key, day)
    return day
  }
}

/** Opening hours of a location that does not exist. */
const NEVER_OPEN: Opening = { hours: [], specialDays: [], holidays: [] }

const keyOf = (id: string, location: string | null) => `${id} ${location}`

const isAt = ({ locations }: Holiday, slug: string) => locations.length === 0 || locations.includes(slug)
