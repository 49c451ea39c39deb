import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Temporal } from 'temporal-polyfill'
import { DataSource } from 'typeorm'
import type { Translated } from '#src/shared/languages.js'
import type { AppointmentWays } from '#src/shared/locations/appointment-ways.js'
import { getFirst } from '#src/shared/lookups.js'
import type { Opening } from '#src/shared/opening/opening-hours.js'
import type { Holiday, SpecialDay, WeeklyHours } from '#src/shared/opening/opening-types.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { isAbsentAt } from '../absences/is-absent-at.js'
import { IS_HELD } from '../held-booking.entity.js'
import type { Calendar, TherapistTimes, Wanted } from './free-times.js'
import { isOfferedBy, worksAt } from './offered.sql.js'
import { united } from './range.js'

/** Service as it is booked. */
export interface BookedService extends Wanted {
  name: Translated
  /** Euros. */
  price: number
}

/** Calendar of a location for a service; both undefined if they do not exist. */
export interface ServiceCalendar {
  opening?: Opening & { appointments: AppointmentWays }
  service?: BookedService
  therapists: (TherapistTimes & { name: string })[]
  rooms?: Calendar['rooms']
}

/** First and last day in Zagreb, `YYYY-MM-DD`. */
export interface Days {
  from: string
  to: string
}

type Spans = [start: number, end: number][]

interface CalendarRow {
  location: { hours: WeeklyHours; specialDays: SpecialDay[]; appointments: AppointmentWays } | null
  holidays: Holiday[] | null
  service: (BookedService & { needsRoom: boolean }) | null
  therapists: { id: string; name: string; hours: WeeklyHours; busy: Spans | null }[] | null
  rooms: { id: string; busy: Spans | null }[] | null
}

/** Longest buffer, by which a booking of a neighbouring day reaches into a period. */
const MARGIN_DAYS = 1

const spans = (of: string) => `(
  SELECT json_agg(json_build_array(extract(epoch FROM lower(during)) * 1000, extract(epoch FROM upper(during)) * 1000))
  FROM (${of}) AS taken WHERE during && tstzrange($3, $4))`

const TAKEN = `status IN ('booked', 'came') AND trashed_at IS NULL AND id IS DISTINCT FROM $5::uuid`
const HELD = `${IS_HELD} AND id IS DISTINCT FROM $5::uuid`

/** All that free times depend on, of locations ($2), a service ($1) and a time ($3 to $4), in one statement. A booking ($5) may be left out. */
const CALENDAR = `
  WITH service AS (
    SELECT bookable.*, row.service AS name, row.price FROM bookable_services AS bookable
    JOIN price_list_rows AS row ON row.id = bookable.price_id WHERE bookable.id = $1 AND bookable.online
  )
  SELECT
    (SELECT json_build_object('hours', hours, 'specialDays', special_days, 'appointments', appointments)
      FROM locations WHERE slug = asked.slug) AS location,
    (SELECT json_agg(json_build_object('date', date, 'lastDay', last_day, 'hours', hours, 'locations', locations))
      FROM holidays WHERE date <= $4::timestamptz::date AND coalesce(last_day, date) >= $3::timestamptz::date
        AND (locations = '{}' OR asked.slug = ANY (locations))) AS holidays,
    (SELECT json_build_object('name', name, 'price', price, 'length', minutes, 'bufferBefore', buffer_before,
      'bufferAfter', buffer_after, 'needsRoom', room IS NOT NULL) FROM service) AS service,
    (SELECT json_agg(json_build_object('id', therapist.id, 'name', therapist.name, 'hours', present.hours, 'busy', ${spans(
      `SELECT during FROM bookings WHERE therapist_id = therapist.id AND ${TAKEN}
       UNION ALL SELECT during FROM held_bookings WHERE therapist_id = therapist.id AND ${HELD}
       UNION ALL SELECT during FROM absences WHERE therapist_id = therapist.id AND ${isAbsentAt('asked.slug')}`,
    )}) ORDER BY therapist.position, therapist.id)
      FROM service, therapists AS therapist JOIN therapist_hours AS present ON present.therapist_id = therapist.id
      WHERE present.location = asked.slug AND ${worksAt('therapist', 'asked.slug')}
        AND ${isOfferedBy('service', 'therapist.id')}) AS therapists,
    (SELECT json_agg(json_build_object('id', room.id, 'busy', ${spans(
      `SELECT during FROM bookings WHERE room_id = room.id AND ${TAKEN}
       UNION ALL SELECT during FROM held_bookings WHERE room_id = room.id AND ${HELD}`,
    )}) ORDER BY room.position, room.id)
      FROM rooms AS room JOIN service ON service.room = room.kind WHERE room.location = asked.slug) AS rooms
  FROM unnest($2::text[]) WITH ORDINALITY AS asked (slug, position)
  ORDER BY asked.position`

/** Reads the calendars of locations. */
@Injectable()
export class CalendarsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * @param serviceId id of a bookable service
   * @param exceptId id of a booking that blocks no time
   */
  async read(serviceId: string, location: string, days: Days, exceptId?: string): Promise<ServiceCalendar> {
    return getFirst(await this.readAll(serviceId, [location], days, exceptId))
  }

  /** Returns the calendars of several locations, in their order. */
  async readAll(
    serviceId: string,
    locations: string[],
    { from, to }: Days,
    exceptId?: string,
  ): Promise<ServiceCalendar[]> {
    const midnight = (date: string, days: number) =>
      Temporal.PlainDate.from(date).add({ days }).toZonedDateTime(TIME_ZONE).toInstant().toString()
    const times = [midnight(from, -MARGIN_DAYS), midnight(to, 1 + MARGIN_DAYS)]
    const rows = await this.dataSource.query<CalendarRow[]>(CALENDAR, [
      serviceId,
      locations,
      ...times,
      exceptId ?? null,
    ])
    return rows.map(toCalendar)
  }
}

const toCalendar = ({ location, holidays, service, therapists, rooms }: CalendarRow): ServiceCalendar => ({
  opening: location ? { ...location, holidays: holidays ?? [] } : undefined,
  service: service ?? undefined,
  therapists: (therapists ?? []).map(withRanges),
  rooms: service?.needsRoom ? (rooms ?? []).map(withRanges) : undefined,
})

function withRanges<Row extends { busy: Spans | null }>(row: Row) {
  return { ...row, busy: united((row.busy ?? []).map(([start, end]) => ({ start, end }))) }
}
