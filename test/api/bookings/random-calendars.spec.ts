import { jest } from '@jest/globals'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { AvailabilityService } from '../../../src/bookings/availability/availability.service.js'
import {
  type Calendar,
  findFreeTimes,
  type FreeTime,
  type Period,
  type Wanted,
  withBuffers,
} from '../../../src/bookings/availability/free-times.js'
import { overlapsAny, type Range } from '../../../src/bookings/availability/range.js'
import { WorkingDay } from '../../../src/bookings/availability/working-day.js'
import { ZagrebTimes } from '../../../src/bookings/availability/zagreb-times.js'
import { asSqlRange } from '../../../src/bookings/sql-range.js'
import { findGaps } from '../../../src/bookings/visit-coverage/find-gaps.js'
import { readCoverage } from '../../../src/bookings/visit-coverage/read-coverage.js'
import { TIME_ZONE } from '../../../src/shared/time-zone.js'
import { zagrebDay } from '../../../src/shared/zagreb-time.js'
import { bruteForce, cases } from '../../support/random-calendars.js'
import { stopClock } from '../../support/stop-clock.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

/** Numbers of calendars: `npm run calendars` tries more. */
const COMPUTED = Number(process.env.FREE_TIMES_CALENDARS ?? 200)
const STORED = Number(process.env.FREE_TIMES_CALENDARS ?? 20)
/** Fixed by default, since few calendars of a random seed can have hardly a free time. */
const seed = Number(process.env.FREE_TIMES_SEED ?? 20_261_126)

/** Visits of a stored calendar whose coverage is read, of each state. */
const SAMPLED = 12

const LOCATION = 'zagreb'
const HOUR_MS = 3_600_000

/** Inserts bookings one by one and undoes each; returns the starts of those that are refused. */
const TRY_BOOKINGS = `
  CREATE FUNCTION try_bookings(wanted json) RETURNS text[] LANGUAGE plpgsql AS $$
  DECLARE
    one record;
    refused text[] := '{}';
  BEGIN
    FOR one IN SELECT * FROM json_to_recordset(wanted)
      AS visit (starts timestamptz, ends timestamptz, during tstzrange, therapist uuid, room uuid)
    LOOP
      BEGIN
        INSERT INTO bookings (service_id, service, price, therapist_id, therapist, room_id, starts, ends, during, for_whom,
          name, email, language, status)
        VALUES (gen_random_uuid(), 'S', 1, one.therapist, 'T', one.room, one.starts, one.ends, one.during, 'self',
          'N', 'n@example.com', 'hr', 'booked');
        RAISE EXCEPTION USING ERRCODE = 'ZZ001';
      EXCEPTION
        WHEN SQLSTATE 'ZZ001' THEN NULL;
        WHEN exclusion_violation THEN refused := refused || one.starts::text;
      END;
    END LOOP;
    RETURN refused;
  END $$`

/** Returns the starts of a period on its grid, whatever is open. */
const startsIn = ({ from, to, step }: Period) =>
  [...new Set([from, to])].flatMap((date) => new ZagrebTimes(Temporal.PlainDate.from(date)).every(step))

/** Returns some of the candidates: as many that are free as that are not, spread over the period. */
function sampleOf<C extends { start: number; therapist: string }>(candidates: C[], free: Set<string>): C[] {
  const isFree = ({ start, therapist }: C) => free.has(`${start} ${therapist}`)
  const spread = (all: C[]) => all.filter((_, index) => index % Math.ceil(all.length / SAMPLED) === 0)
  return [...spread(candidates.filter(isFree)), ...spread(candidates.filter((one) => !isFree(one)))]
}

describe('free times in random calendars of a year', () => {
  it('are those that brute force finds', () => {
    const property = fc.property(cases, ({ wanted, calendar, period }) => {
      const found = findFreeTimes(wanted, calendar, period)
      expect(found.map(({ start, therapistId }) => `${start} ${therapistId}`)).toEqual(
        bruteForce(wanted, calendar, period),
      )
    })
    fc.assert(property, { numRuns: COMPUTED, seed })
  }, 600_000)

  it('are those at which a visit is covered', () => {
    const property = fc.property(cases, ({ wanted, calendar, period }) => {
      const { opening, therapists } = calendar
      const whole = { ...period, earliest: 0, step: 5 }
      const days = new Map<string, WorkingDay>()
      const dayOf = (start: number) => {
        const date = zagrebDay(new Date(start))
        const day = days.get(date.toString()) ?? new WorkingDay(date, opening)
        days.set(date.toString(), day)
        return day
      }
      const covered = startsIn(whole).flatMap((start) =>
        therapists.flatMap(({ id, hours, busy }) => {
          const visit = { start, end: start + wanted.length * 60_000 }
          const gaps = findGaps(
            {
              ...visit,
              hasTherapist: true,
              hasService: true,
              isOffered: true,
              hasRoom: true,
              isAbsent: overlapsAny(visit, busy),
              isAbsentAround: overlapsAny(withBuffers(visit, wanted), busy),
              hours,
            },
            dayOf(start),
          )
          return gaps.length === 0 ? [`${start} ${id}`] : []
        }),
      )
      expect(covered).toEqual(bruteForce(wanted, { opening, therapists }, whole))
    })
    fc.assert(property, { numRuns: COMPUTED, seed })
  }, 600_000)

  describe('free times in stored calendars', () => {
    let site: TestApp
    let service: string
    let therapists: string[]
    beforeAll(async () => {
      site = await startTestApp()
      const idsOf = async (sql: string) => (await site.database.query<{ id: string }[]>(sql)).map(({ id }) => id)
      service = (await idsOf('SELECT id FROM bookable_services ORDER BY position LIMIT 1'))[0]!
      therapists = await idsOf('SELECT id FROM therapists ORDER BY position LIMIT 3')
      await site.database.query(TRY_BOOKINGS)
      await site.database.query(`UPDATE therapists SET locations = '{}'`)
      for (const [position, id] of therapists.entries())
        await site.database.query('UPDATE therapists SET locations = $1, position = $2 WHERE id = $3', [
          [LOCATION],
          position,
          id,
        ])
    })
    afterAll(async () => {
      jest.useRealTimers()
      await site.close()
    })

    /** Stores a calendar in place of the one before; busy times of therapists become bookings and absences in turn. */
    const store = (wanted: Wanted, { opening, therapists: present, rooms }: Calendar, { step }: Period) =>
      site.database.transaction(async (manager) => {
        const take = async (busy: readonly Range[], columns: { therapist?: string; room?: string }) => {
          for (const [index, range] of busy.entries())
            if (columns.therapist && index % 2 === 1)
              await manager.query('INSERT INTO absences (therapist_id, during) VALUES ($1, $2)', [
                columns.therapist,
                asSqlRange(range),
              ])
            else
              await manager.query(
                `INSERT INTO bookings (service_id, service, price, therapist_id, therapist, room_id, starts, ends,
                   during, for_whom, name, email, language, status)
                 VALUES (gen_random_uuid(), 'S', 1, coalesce($1::uuid, gen_random_uuid()), 'T', $2, lower($3::tstzrange),
                   upper($3::tstzrange), $3, 'self', 'N', 'n@example.com', 'hr', 'booked')`,
                [columns.therapist ?? null, columns.room ?? null, asSqlRange(range)],
              )
        }
        await manager.query(
          `DELETE FROM bookings; DELETE FROM absences; DELETE FROM holidays; DELETE FROM rooms; DELETE FROM therapist_hours`,
        )
        const json = JSON.stringify
        await manager.query('UPDATE locations SET hours = $1, special_days = $2 WHERE slug = $3', [
          json(opening.hours),
          json(opening.specialDays),
          LOCATION,
        ])
        for (const { date } of opening.holidays)
          await manager.query(
            `INSERT INTO holidays (date, name, hours, locations) VALUES ($1, '{"hr":"P","en":"H"}', '[]', '{}')`,
            [date],
          )
        await manager.query(
          'UPDATE bookable_services SET minutes = $1, buffer_before = $2, buffer_after = $3, room = $4 WHERE id = $5',
          [wanted.length, wanted.bufferBefore, wanted.bufferAfter, rooms ? 'treatment' : null, service],
        )
        await manager.query('UPDATE settings SET set_values = $1', [
          json({ bookingLeadHours: '0', bookingDays: '60', bookingStep: String(step) }),
        ])
        for (const [index, { hours, busy }] of present.entries()) {
          const therapist = therapists[index]!
          await manager.query('INSERT INTO therapist_hours (therapist_id, location, hours) VALUES ($1, $2, $3)', [
            therapist,
            LOCATION,
            json(hours),
          ])
          await take(busy, { therapist })
        }
        for (const [index, { busy }] of (rooms ?? []).entries()) {
          const [{ id: room }] = await manager.query<[{ id: string }]>(
            `INSERT INTO rooms (location, name, kind, position) VALUES ($1, '{}', 'treatment', $2) RETURNING id`,
            [LOCATION, index],
          )
          await take(busy, { room })
        }
      })

    /** Sets the clock so that the earliest start is that of the period: an hour before its first day if it has none. */
    const setClock = ({ from, earliest }: Period) => {
      const midnight = Temporal.PlainDate.from(from).toZonedDateTime(TIME_ZONE).epochMilliseconds
      stopClock(earliest === 0 ? midnight - HOUR_MS : earliest - 1)
    }

    it('are offered completely, and each of them can be booked', async () => {
      let slots = 0
      const property = fc.asyncProperty(cases, async ({ wanted, calendar, period }) => {
        await store(wanted, calendar, period)
        await site.hearChanges()
        setClock(period)
        const offered = calendar.therapists.length === 0 ? [] : await freeTimes(period)
        const named = ({ start, therapistId }: FreeTime) => `${start} ${therapists.indexOf(therapistId)}`
        expect(offered.map(named)).toEqual(bruteForce(wanted, calendar, period))
        const visits = offered.map((free) => ({
          starts: new Date(free.start),
          ends: new Date(free.end),
          during: asSqlRange(withBuffers(free, wanted)),
          therapist: free.therapistId,
          room: free.roomId,
        }))
        const [{ refused }] = await site.database.query<[{ refused: string[] }]>('SELECT try_bookings($1) AS refused', [
          JSON.stringify(visits),
        ])
        expect(refused).toEqual([])
        slots += offered.length
      })
      await fc.assert(property, { numRuns: STORED, seed })
      expect(slots).toBeGreaterThan(STORED)
      if (process.env.FREE_TIMES_CALENDARS) process.stdout.write(`${STORED} calendars, ${slots} free times\n`)
    }, 3_600_000)

    it('are those at which a booked visit is covered, whatever else is booked', async () => {
      const states = { covered: 0, uncovered: 0 }
      const property = fc.asyncProperty(cases, async ({ wanted, calendar, period }) => {
        const whole = { ...period, earliest: 0 }
        await store(wanted, calendar, period)
        await site.hearChanges()
        setClock(whole)
        if (calendar.therapists.length === 0) return
        await site.database.query(`DELETE FROM bookings`)
        const free = new Set((await freeTimes(whole)).map(({ start, therapistId }) => `${start} ${therapistId}`))
        const present = therapists.slice(0, calendar.therapists.length)
        const candidates = startsIn(whole).flatMap((start) => present.map((therapist) => ({ start, therapist })))
        for (const { start, therapist } of sampleOf(candidates, free)) {
          const coverage = await coverageOf({ start, therapist, wanted, needsRoom: calendar.rooms !== undefined })
          const isFree = free.has(`${start} ${therapist}`)
          expect({ start, therapist, isCovered: coverage === 'covered' }).toEqual({
            start,
            therapist,
            isCovered: isFree,
          })
          states[isFree ? 'covered' : 'uncovered']++
        }
      })
      await fc.assert(property, { numRuns: STORED, seed })
      expect(Math.min(states.covered, states.uncovered)).toBeGreaterThan(STORED)
    }, 3_600_000)

    interface Candidate {
      start: number
      therapist: string
      wanted: Wanted
      needsRoom: boolean
    }

    /** Books a visit, in the first room or one that does not exist, reads its coverage and undoes it. */
    const coverageOf = async ({ start, therapist, wanted, needsRoom }: Candidate) => {
      const runner = site.database.createQueryRunner()
      await runner.startTransaction()
      const visit = { start, end: start + wanted.length * 60_000 }
      const [{ id }] = (await runner.query(
        `INSERT INTO bookings (service_id, service, price, therapist_id, therapist, room_id, starts, ends, during, for_whom,
           name, email, language, status, location)
         VALUES ($1, 'S', 1, $2, 'T', CASE WHEN $3::boolean THEN coalesce(
           (SELECT id FROM rooms ORDER BY position LIMIT 1), gen_random_uuid()) END, lower($4::tstzrange), upper($4::tstzrange), $5,
           'self', 'N', 'n@example.com', 'hr', 'booked', $6) RETURNING id`,
        [service, therapist, needsRoom, asSqlRange(visit), asSqlRange(withBuffers(visit, wanted)), LOCATION],
      )) as [{ id: string }]
      const coverage = await readCoverage(runner.manager, { ids: [id] })
      await runner.rollbackTransaction()
      await runner.release()
      return coverage.get(id)
    }

    const freeTimes = ({ from, to }: Period) =>
      site.app.get(AvailabilityService).freeTimes({ service, location: LOCATION }, { from, to })
  })
})
