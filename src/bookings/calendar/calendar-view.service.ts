import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Temporal } from 'temporal-polyfill'
import { DataSource } from 'typeorm'
import { AppointmentRequest } from '#src/appointments/appointment-request.entity.js'
import { isVisible } from '#src/leads/visible-leads.js'
import { isWithinScope, type LocationScope } from '#src/platform/access/location-scope.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import type { Wish } from '#src/shared/appointments/wish.js'
import type { CalendarSpan } from '#src/shared/bookings/calendar-spans.js'
import type { Coverage } from '#src/shared/bookings/coverage.js'
import type { Translated } from '#src/shared/languages.js'
import { getFirst, getLast } from '#src/shared/lookups.js'
import { daysAfter, hoursOfDay, type Opening, weekdayOf } from '#src/shared/opening/opening-hours.js'
import type { Holiday, OpeningInterval, SpecialDay, WeeklyHours } from '#src/shared/opening/opening-types.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { toZagrebTime, zagrebDay } from '#src/shared/zagreb-time.js'
import { isAbsentAt } from '../absences/is-absent-at.js'
import { intersect, united } from '../availability/range.js'
import { IS_HELD } from '../held-booking.entity.js'
import { readCoverage } from '../visit-coverage/read-coverage.js'
import { HAS_TURN, IS_ASKED } from '../waitlist/waitlist.sql.js'
import type { CalendarQueryDto } from './calendar-query.dto.js'
import type {
  CalendarAbsence,
  CalendarDay,
  CalendarHeld,
  CalendarRequest,
  CalendarService,
  CalendarTherapist,
  CalendarView,
  CalendarVisit,
  CalendarWaiting,
  DayRange,
} from './calendar-view.js'

const DAYS_OF_WEEK = 7
const DAY_MINUTES = 1440

interface LocationRow {
  slug: string
  name: Translated
  hours: WeeklyHours
  specialDays: SpecialDay[]
}

interface TherapistRow {
  id: string
  name: string
  hours: WeeklyHours | null
}

interface VisitRow extends Pick<
  CalendarVisit,
  'id' | 'version' | 'therapistId' | 'service' | 'name' | 'phone' | 'status' | 'room' | 'starts' | 'ends'
> {
  therapist: string
  location: string | null
  hasNote: boolean
  hasEmail: boolean
}

interface HeldRow extends Pick<CalendarHeld, 'id' | 'therapistId' | 'service' | 'name'> {
  starts: string
  ends: string
  confirmBy: string
}

interface CalendarRow {
  holidays: Holiday[] | null
  therapists: TherapistRow[] | null
  visits: VisitRow[] | null
  held: HeldRow[] | null
  absences: (Pick<CalendarAbsence, 'id' | 'version' | 'therapistId'> & { from: string; to: string })[] | null
  services: CalendarService[] | null
  waiting: CalendarWaiting[] | null
  unconfirmed: number
  everybody: CalendarView['everybody'] | null
}

const LOCATIONS = `SELECT slug, name, hours, special_days AS "specialDays" FROM locations ORDER BY position, id`

/** Calendar of a location ($1) during a time ($2 to $3), with the waiting lists of its days ($4 to $5), in one statement. */
const CALENDAR = `
  WITH present AS (SELECT id, name, position FROM therapists WHERE $1 = ANY (locations))
  SELECT
    (SELECT json_agg(json_build_object('date', date, 'lastDay', last_day, 'hours', hours, 'locations', locations))
      FROM holidays WHERE date <= $3::timestamptz::date AND coalesce(last_day, date) >= $2::timestamptz::date
        AND (locations = '{}' OR $1 = ANY (locations))) AS holidays,
    (SELECT json_agg(json_build_object('id', present.id, 'name', present.name, 'hours', hours.hours) ORDER BY position, present.id)
      FROM present LEFT JOIN therapist_hours AS hours ON hours.therapist_id = present.id AND hours.location = $1) AS therapists,
    (SELECT json_agg(json_build_object('id', booking.id, 'version', booking.version, 'therapistId', therapist_id, 'therapist', therapist,
        'service', service, 'name', booking.name, 'phone', booking.phone, 'status', status, 'room', room.name, 'starts', starts, 'ends', ends,
        'location', booking.location, 'hasNote', note IS NOT NULL,
        'hasEmail', email IS NOT NULL) ORDER BY starts, ends, booking.id)
      FROM bookings AS booking LEFT JOIN rooms AS room ON room.id = booking.room_id
      WHERE tstzrange(starts, ends) && tstzrange($2, $3) AND trashed_at IS NULL AND merged_into_id IS NULL
        AND (booking.location = $1 AND status IN ('booked', 'came', 'noShow')
          OR status IN ('booked', 'came') AND therapist_id IN (SELECT id FROM present))) AS visits,
    (SELECT json_agg(json_build_object('id', id, 'therapistId', therapist_id, 'service', service, 'name', name, 'starts', starts,
        'ends', ends, 'confirmBy', confirm_by) ORDER BY starts, id)
      FROM held_bookings WHERE location = $1 AND tstzrange(starts, ends) && tstzrange($2, $3) AND ${IS_HELD}) AS held,
    (SELECT json_agg(json_build_object('id', id, 'version', version, 'therapistId', therapist_id, 'from', lower(during),
        'to', upper(during)) ORDER BY lower(during), id)
      FROM absences
      WHERE during && tstzrange($2, $3) AND ${isAbsentAt('$1')} AND therapist_id IN (SELECT id FROM present)) AS absences,
    (SELECT json_agg(json_build_object('id', bookable.id, 'name', row.service, 'minutes', bookable.minutes,
        'therapists', bookable.therapists) ORDER BY bookable.position, bookable.id)
      FROM bookable_services AS bookable JOIN price_list_rows AS row ON row.id = bookable.price_id) AS services,
    (SELECT json_agg(json_build_object('id', entry.id, 'date', day, 'name', name, 'service', row.service, 'since', created_at,
        'state', CASE WHEN notified_at IS NULL THEN 'waiting' WHEN ${HAS_TURN} THEN 'turn' ELSE 'over' END)
        ORDER BY day, created_at, entry.id)
      FROM waitlist_entries AS entry JOIN bookable_services AS bookable ON bookable.id = entry.service_id
      JOIN price_list_rows AS row ON row.id = bookable.price_id
      WHERE entry.location = $1 AND confirmed_at IS NOT NULL AND booked_at IS NULL AND day BETWEEN $4 AND $5) AS waiting,
    (SELECT count(*)::int FROM waitlist_entries AS entry
      WHERE location = $1 AND confirmed_at IS NULL AND ${IS_ASKED} AND day BETWEEN $4 AND $5) AS unconfirmed,
    (SELECT json_agg(json_build_object('id', id, 'name', name, 'locations', locations) ORDER BY position, id)
      FROM therapists) AS everybody`

/** Reads the calendar of staff. */
@Injectable()
export class CalendarViewService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
  ) {}

  /** Returns the calendar of a location within a scope. */
  async read(query: CalendarQueryDto, scope: LocationScope): Promise<CalendarView> {
    const today = zagrebDay(new Date()).toString()
    const request = query.request ? await this.requestWith(query.request, scope) : null
    const date = query.date ?? firstWished(request?.wishes ?? [], today) ?? today
    const dates = datesOf(query.span, date)
    const stored = await this.dataSource.query<LocationRow[]>(LOCATIONS)
    const locations = stored.filter(({ slug }) => isWithinScope(slug, scope))
    const wanted = query.location ?? request?.location
    const location = locations.find(({ slug }) => slug === wanted) ?? locations[0]
    const [[row], { booking }] = await Promise.all([
      this.dataSource.query<[CalendarRow]>(CALENDAR, [
        location?.slug ?? '',
        midnight(getFirst(dates)),
        midnight(daysAfter(getLast(dates), 1)),
        dates[0],
        dates.at(-1),
      ]),
      this.settings.current(),
    ])
    const opening = location && { ...location, holidays: row.holidays ?? [] }
    const days = dates.map((each) => dayOf(each, opening))
    const visits = row.visits ?? []
    const here = visits.filter((visit) => visit.location === location?.slug)
    const coverage = await this.coverageOf(here)
    const therapists = [...(row.therapists ?? []), ...formerTherapists(here, row.therapists ?? [])]
    return {
      span: query.span,
      date,
      today,
      days,
      location: location?.slug ?? null,
      step: booking.step,
      locations: locations.map(({ slug, name }) => ({ slug, name })),
      therapist: therapists.find(({ id }) => id === query.therapist)?.id ?? null,
      therapists: therapists.map((therapist) => withOpen(therapist, days)),
      visits: here.flatMap(({ therapist: _therapist, location: _location, ...visit }) =>
        onDays(dates, visit.starts, visit.ends).map((part) => ({
          ...visit,
          ...part,
          coverage: coverage.get(visit.id) ?? null,
        })),
      ),
      elsewhere: visits
        .filter((visit) => visit.location !== location?.slug)
        .flatMap(({ id, therapistId, location: slug, starts, ends }) => {
          const visit = isWithinScope(slug, scope) ? { id, location: slug ?? '' } : { id: starts, location: null }
          return onDays(dates, starts, ends).map((part) => ({ ...visit, therapistId, ...part }))
        }),
      held: (row.held ?? []).flatMap(({ starts, ends, confirmBy, ...held }) =>
        onDays(dates, starts, ends).map((part) => ({ ...held, until: timeOfDay(confirmBy), ...part })),
      ),
      absences: (row.absences ?? []).flatMap((absence) =>
        onDays(dates, absence.from, absence.to).map((part) => ({ ...absence, ...part })),
      ),
      waiting: row.waiting ?? [],
      unconfirmed: row.unconfirmed,
      services: row.services ?? [],
      everybody: everybodyIn(scope, row.everybody ?? []),
      request: request && { ...request, serviceId: idOfService(row.services ?? [], request.service) },
    }
  }

  /** Returns the coverage of coming visits; past days are not read. */
  private coverageOf(visits: VisitRow[]): Promise<Map<string, Coverage>> {
    const now = Date.now()
    const coming = visits.filter(({ starts }) => Date.parse(starts) > now).map(({ id }) => id)
    return readCoverage(this.dataSource.manager, { ids: coming })
  }

  private async requestWith(id: string, scope: LocationScope): Promise<Omit<CalendarRequest, 'serviceId'> | null> {
    const request = await this.dataSource.manager.findOneBy(AppointmentRequest, { id })
    if (!request || !isVisible(request, scope)) return null
    const { name, email, phone, language, service, location, forWhom, note, wishes } = request
    return { id, name, email, phone, language, service, location, forWhom, note, wishes }
  }
}

/** Returns the therapists of the locations within a scope. */
function everybodyIn(scope: LocationScope, everybody: CalendarView['everybody']): CalendarView['everybody'] {
  if (scope === null) return everybody
  return everybody
    .map((therapist) => ({ ...therapist, locations: therapist.locations.filter((slug) => scope.includes(slug)) }))
    .filter(({ locations }) => locations.length > 0)
}

/** Returns the first preferred day that is not over. */
const firstWished = (wishes: Wish[], today: string) =>
  wishes
    .map(({ date }) => date)
    .filter((date) => date >= today)
    .sort()[0]

const timeOfDay = (time: string) => toZagrebTime(new Date(time).toISOString()).slice(11, 16)

const midnight = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(TIME_ZONE).toInstant().toString()

function datesOf(span: CalendarSpan, date: string): string[] {
  if (span === 'day') return [date]
  const monday = daysAfter(date, -weekdayOf(date))
  return Array.from({ length: DAYS_OF_WEEK }, (_, days) => daysAfter(monday, days))
}

function dayOf(date: string, opening: Opening | undefined): CalendarDay {
  if (!opening) return { date, open: [], isHoliday: false }
  const { intervals, exception } = hoursOfDay(date, opening)
  return { date, open: rangesOf(intervals), isHoliday: exception === 'holiday' }
}

function withOpen({ id, name, hours }: TherapistRow, days: CalendarDay[]): CalendarTherapist {
  return { id, name, open: days.map(({ date, open }) => intersect(open, rangesOf(hours?.[weekdayOf(date)] ?? []))) }
}

/** Returns therapists who have visits although they do not work at the location any more. */
function formerTherapists(visits: VisitRow[], present: TherapistRow[]): TherapistRow[] {
  const former = new Map<string, TherapistRow>()
  for (const { therapistId: id, therapist: name } of visits) {
    if (!present.some((one) => one.id === id)) former.set(id, { id, name, hours: null })
  }
  return [...former.values()]
}

const rangesOf = (intervals: OpeningInterval[]): DayRange[] =>
  united(intervals.map(({ opens, closes }) => ({ start: minutesOf(opens), end: minutesOf(closes) })))

const minutesOf = (time: string) => 60 * Number(time.slice(0, 2)) + Number(time.slice(3, 5))

/** Returns the parts of a time on some days, by the clock on the wall. */
function onDays(dates: string[], from: string, to: string): (DayRange & { date: string })[] {
  const [start, end] = [from, to].map((time) => toZagrebTime(new Date(time).toISOString()).split('T')) as [
    ...[[string, string], [string, string]],
  ]
  return dates.flatMap((date) => {
    if (date < start[0] || date > end[0]) return []
    const part = {
      date,
      start: date === start[0] ? minutesOf(start[1]) : 0,
      end: date === end[0] ? minutesOf(end[1]) : DAY_MINUTES,
    }
    return part.start < part.end ? [part] : []
  })
}

const idOfService = (services: CalendarService[], name: string) =>
  services.find((service) => Object.values(service.name).includes(name))?.id ?? null
