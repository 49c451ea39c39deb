import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '../../../src/app.setup.js'
import { BookingLinksService } from '../../../src/bookings/links/booking-links.service.js'
import { WaitlistTurnsService } from '../../../src/bookings/waitlist/waitlist-turns.service.js'
import { QueueTimersService } from '../../../src/platform/background/queue-timers.service.js'
import { startDatabaseServer } from '../../../src/platform/database/database-server.js'
import { MailDeliveryService } from '../../../src/platform/mail/delivery/mail-delivery.service.js'
import { timeInLetters } from '../../../src/platform/mail/letters/moment-in-letters.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { UNDO_SECONDS } from '../../../src/shared/leads/undo.js'
import { copyBooking } from '../../support/copy-booking.js'
import { freeTime } from '../../support/free-time.js'
import { type MailServer, recipientOf, startMailServer, titleOf } from '../../support/mail-server.js'
import { type MailingSite, releaseHeld, startMailingSite } from '../../support/mailing-site.js'
import { ageSessions } from '../../support/session-age.js'
import { siteLog } from '../../support/site-log.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'
import { until } from '../../support/until.js'

const email = 'durdica@example.com'
const BOOKED = 'Vaš je termin rezerviran'
const MOVED = 'Vaš termin je premješten'
const CANCELLED = 'Vaš termin je otkazan'
const REMINDER = 'Podsjetnik na vaš termin'
const HOUR_MS = 3_600_000
const TOO_OLD_MINUTES = 11

let site: MailingSite
let server: MailServer
let agent: Agent
/** Called when the server has received the content of a mail, before it confirms that. */
let onMail: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  server = await startMailServer({
    onRcptTo: (_address, _session, callback) => {
      const done = onMail?.() ?? Promise.resolve()
      done.then(() => callback(), callback)
    },
  })
  site = await startMailingSite({ smtpUrl: server.url, sessionSecrets: ['a secret of both of them, long'] })
  agent = await signIn(site, owner)
})
afterEach(async () => {
  onMail = undefined
  for (const table of ['bookings', 'lead_events', 'outgoing_mails', 'outbox_events'])
    await site.database.query(`DELETE FROM ${table}`)
  server.mails.length = 0
})
afterAll(async () => {
  await site.close()
  await server.close()
})

/** Adds a booking whose client has its confirmation. */
const add = async (): Promise<{ id: string; start: string }> => {
  const [{ id: therapistId }] = await site.database.query(`SELECT id FROM therapists WHERE name = 'Lucija Radonić'`)
  const form = { ...(await freeTime(site)), therapistId, name: 'Đurđica Žganjer', email }
  const { body } = await agent.post('/api/admin/bookings').send(form).expect(201)
  await site.deliver()
  server.mails.length = 0
  return body as { id: string; start: string }
}
const change = (id: string, version: number, status: string) =>
  agent.patch(`/api/admin/bookings/${id}`).set('If-Match', `"${version}"`).send({ status })
const undo = (id: string, version: number) =>
  agent.post(`/api/admin/bookings/${id}/undo`).set('If-Match', `"${version}"`)
const move = (id: string, version: number, start: number) =>
  agent
    .post(`/api/admin/bookings/${id}/move`)
    .set('If-Match', `"${version}"`)
    .send({ start: new Date(start).toISOString() })
/** Dispatches and sends what is due, without waiting for what can be undone. */
const work = async (app = site.app) => {
  await app.get(OutboxService).dispatchPending()
  await app.get(MailDeliveryService).deliver()
}
/** Lets a visit begin in some milliseconds. @returns when */
const startIn = async (id: string, milliseconds: number): Promise<Date> => {
  const starts = new Date(Date.now() + milliseconds)
  await site.database.query(
    `UPDATE bookings SET starts = $2, ends = $2::timestamptz + (ends - starts),
       during = tstzrange($2::timestamptz, $2::timestamptz + (ends - starts)) WHERE id = $1`,
    [id, starts],
  )
  return starts
}
const subjects = () => server.mails.map(titleOf)
const statusOf = async (id: string) =>
  (await site.database.query<{ status: string }[]>('SELECT status FROM bookings WHERE id = $1', [id]))[0]!.status

describe('a visit that staff cancel', () => {
  it('is reported to its client two minutes later', async () => {
    const { id } = await add()
    await change(id, 1, 'cancelled').expect(200)
    await work()
    expect(subjects()).toEqual([])
    const [{ seconds }] = await site.database.query<[{ seconds: number }]>(
      `SELECT extract(epoch FROM next_attempt_at - now())::float8 AS seconds FROM outbox_events WHERE type = 'booking.cancelled'`,
    )
    expect(seconds).toBeGreaterThan(UNDO_SECONDS - 30)
    expect(seconds).toBeLessThanOrEqual(UNDO_SECONDS)
    await releaseHeld(site.database)
    await work()
    expect(subjects()).toEqual([CANCELLED])
  })

  it('is reported to nobody when that is undone in time', async () => {
    const { id } = await add()
    await change(id, 1, 'cancelled').expect(200)
    await work()
    await undo(id, 2).expect(200)
    await site.deliver()
    expect(subjects()).toEqual([])
    expect(await statusOf(id)).toBe('booked')
  })

  it('is reported to nobody when its status is set back by hand in time', async () => {
    const { id } = await add()
    await change(id, 1, 'cancelled').expect(200)
    await change(id, 2, 'booked').expect(200)
    await site.deliver()
    expect(subjects()).toEqual([])
  })

  it('is reported to its client although it is moved to the trash meanwhile', async () => {
    const { id } = await add()
    await change(id, 1, 'cancelled').expect(200)
    await agent.patch(`/api/admin/bookings/${id}`).set('If-Match', '"2"').send({ trashed: true }).expect(200)
    await site.deliver()
    expect(subjects()).toEqual([CANCELLED])
  })

  it('is confirmed to its client again when that is undone later', async () => {
    const { id } = await add()
    await change(id, 1, 'cancelled').expect(200)
    await site.deliver()
    await undo(id, 2).expect(200)
    await site.deliver()
    expect(subjects()).toEqual([CANCELLED, BOOKED])
  })

  it('stays cancelled for its client when the undo of a late undo is in time', async () => {
    const { id } = await add()
    await change(id, 1, 'cancelled').expect(200)
    await site.deliver()
    await undo(id, 2).expect(200)
    await change(id, 3, 'cancelled').expect(200)
    await site.deliver()
    expect(subjects()).toEqual([CANCELLED])
  })

  it('is reported to none of the clients of a bulk change that is undone in time', async () => {
    const { id } = await add()
    const ids = [id, ...(await copyBooking(site, id, 30))]
    const { body } = await agent.post('/api/admin/bookings/changes').send({ ids, status: 'cancelled' }).expect(200)
    expect(body.changed).toHaveLength(31)
    await work()
    const undone = await agent.post('/api/admin/bookings/changes/undo').send({ ids, at: body.at }).expect(200)
    expect(undone.body.changed).toHaveLength(31)
    await site.deliver()
    expect(subjects()).toEqual([])
  })

  it('is reported to its client immediately by the client', async () => {
    const { id } = await add()
    const token = site.app.get(BookingLinksService, { strict: false }).tokenFor(id)
    await agent.post('/api/bookings/cancellation').send({ token }).expect(204)
    await work()
    expect(subjects().filter((subject) => !subject.startsWith('Klijent je'))).toEqual([CANCELLED])
  })
})

describe('an undo at the same time as the mail', () => {
  it('waits for the dispatch of the event, and the client learns that the visit stands', async () => {
    const { id } = await add()
    await change(id, 1, 'cancelled').expect(200)
    await releaseHeld(site.database)
    const runner = site.database.createQueryRunner()
    await runner.startTransaction()
    await runner.query('LOCK TABLE outgoing_mails IN EXCLUSIVE MODE')
    const dispatched = site.app.get(OutboxService).dispatchPending()
    await until(async () => (await waiting('INSERT INTO outgoing_mails')) > 0)
    let isDone = false
    const undone = undo(id, 2).then((answer) => {
      isDone = true
      return answer
    })
    await until(async () => (await waiting('DELETE FROM "outbox_events"')) > 0)
    await pause(50)
    expect(isDone).toBe(false)
    await runner.commitTransaction()
    await runner.release()
    await dispatched
    expect((await undone).status).toBe(200)
    await site.deliver()
    expect(subjects()).toEqual([BOOKED])
  })

  it('is followed by a second mail when the first is being sent', async () => {
    const { id } = await add()
    await change(id, 1, 'cancelled').expect(200)
    await releaseHeld(site.database)
    onMail = async () => {
      onMail = undefined
      await undo(id, 2).expect(200)
    }
    await work()
    expect(subjects()).toEqual([CANCELLED])
    await site.deliver()
    expect(subjects()).toEqual([CANCELLED, BOOKED])
  })

  it('leaves no client of two processes with a wrong last mail', async () => {
    const { id } = await add()
    const ids = [id, ...(await copyBooking(site, id, 11))]
    const other = await createApp(site.environment, await startDatabaseServer(site.environment), siteLog)
    await other.init()
    for (const table of ['outbox_events', 'outgoing_mails']) other.get(QueueTimersService).stop(table)
    try {
      const { body } = await agent.post('/api/admin/bookings/changes').send({ ids, status: 'cancelled' }).expect(200)
      await releaseHeld(site.database)
      const undone = agent.post('/api/admin/bookings/changes/undo').send({ ids, at: body.at })
      const [answer] = await Promise.all([undone, work(), work(other)])
      expect(answer.body.changed).toHaveLength(ids.length)
    } finally {
      await other.close()
    }
    await site.deliver()
    const lastOf = new Map(server.mails.map((mail) => [recipientOf(mail), titleOf(mail)]))
    expect([...lastOf.values()].filter((subject) => subject !== BOOKED)).toEqual([])
    const cancelled = server.mails.filter((mail) => titleOf(mail) === CANCELLED)
    for (const mail of cancelled) expect(lastOf.get(recipientOf(mail))).toBe(BOOKED)
  })
})

describe('a visit that staff move', () => {
  it('is reported to nobody when it is moved back in time', async () => {
    const { id, start } = await add()
    await move(id, 1, Date.parse(start) + 2 * HOUR_MS).expect(200)
    await work()
    await move(id, 2, Date.parse(start)).expect(200)
    await site.deliver()
    expect(subjects()).toEqual([])
  })

  it('is reported once, with the time that the client knows, when it is moved twice', async () => {
    const { id, start } = await add()
    await move(id, 1, Date.parse(start) + 2 * HOUR_MS).expect(200)
    await work()
    await move(id, 2, Date.parse(start) + 3 * HOUR_MS).expect(200)
    await site.deliver()
    expect(subjects()).toEqual([MOVED])
    expect(server.mails[0]!.text).toContain(start.slice(11, 16))
    expect(server.mails[0]!.text).toMatch(/Dosadašnji termin/)
  })

  it('is reported again when it is moved back later', async () => {
    const { id, start } = await add()
    await move(id, 1, Date.parse(start) + 2 * HOUR_MS).expect(200)
    await site.deliver()
    await move(id, 2, Date.parse(start)).expect(200)
    await site.deliver()
    expect(subjects()).toEqual([MOVED, MOVED])
  })

  it('is reported again when it is moved back while the mail is being queued', async () => {
    const { id, start } = await add()
    await move(id, 1, Date.parse(start) + 2 * HOUR_MS).expect(200)
    await releaseHeld(site.database)
    onMail = async () => {
      onMail = undefined
      await move(id, 2, Date.parse(start)).expect(200)
    }
    await work()
    await site.deliver()
    expect(subjects()).toEqual([MOVED, MOVED])
    expect(server.mails[1]!.text).toContain(start.slice(11, 16))
  })
})

describe('a second change before the mail about the first', () => {
  const eventsOf = (id: string) =>
    site.database.query<{ type: string; next_attempt_at: Date }[]>(
      `SELECT type, next_attempt_at FROM outbox_events WHERE subject_id = $1 AND type LIKE 'booking.%'`,
      [id],
    )
  /** Makes events of a type due, as if their time had come before that of the others. */
  const makeDue = (type: string) =>
    site.database.query(
      `UPDATE outbox_events SET next_attempt_at = next_attempt_at - interval '119 seconds' WHERE type = $1`,
      [type],
    )

  it('reports a move although its time came while the visit was cancelled, which is undone in time', async () => {
    const { id, start } = await add()
    await move(id, 1, Date.parse(start) + 2 * HOUR_MS).expect(200)
    await makeDue('booking.moved')
    await change(id, 2, 'cancelled').expect(200)
    await pause(1100)
    await work()
    expect(subjects()).toEqual([])
    await undo(id, 3).expect(200)
    await site.deliver()
    expect(subjects()).toEqual([MOVED])
  })

  it('reports a cancellation with the time that the client knows', async () => {
    const { id, start } = await add()
    const [{ starts }] = await site.database.query<[{ starts: Date }]>('SELECT starts FROM bookings WHERE id = $1', [
      id,
    ])
    await move(id, 1, Date.parse(start) + 2 * HOUR_MS).expect(200)
    await change(id, 2, 'cancelled').expect(200)
    await site.deliver()
    expect(subjects()).toEqual([CANCELLED])
    expect(server.mails[0]!.text).toContain(timeInLetters(starts, 'hr'))
    expect(server.mails[0]!.text).not.toContain(timeInLetters(new Date(starts.getTime() + 2 * HOUR_MS), 'hr'))
  })

  it('reports a cancellation with the time of a move of which the client was notified', async () => {
    const { id, start } = await add()
    const moved = Date.parse(start) + 2 * HOUR_MS
    await move(id, 1, moved).expect(200)
    await site.deliver()
    await change(id, 2, 'cancelled').expect(200)
    await site.deliver()
    expect(subjects()).toEqual([MOVED, CANCELLED])
    expect(server.mails[1]!.text).toContain(timeInLetters(new Date(moved), 'hr'))
  })

  it.each(['cancelled', 'moved'])(
    'reminds of a visit that was %s when the reminder was due, which is undone',
    async (how) => {
      const { id, start } = await add()
      const far = Date.parse(start)
      const near = await startIn(id, 24 * HOUR_MS + 1000)
      await site.database.query(
        `UPDATE outbox_events SET next_attempt_at = $2 WHERE type = 'booking.reminder_due' AND subject_id = $1`,
        [id, new Date(near.getTime() - 24 * HOUR_MS)],
      )
      if (how === 'moved') await move(id, 1, far + 2 * HOUR_MS).expect(200)
      else await change(id, 1, 'cancelled').expect(200)
      await pause(1100)
      await work()
      expect(subjects()).toEqual([])
      if (how === 'moved') await startIn(id, near.getTime() - Date.now())
      else await undo(id, 2).expect(200)
      await site.deliver()
      expect(subjects()).toContain(REMINDER)
      expect(subjects()).not.toContain(CANCELLED)
    },
  )

  it('plans another reminder of a visit that stays moved', async () => {
    const { id, start } = await add()
    const near = await startIn(id, 24 * HOUR_MS + 1000)
    await site.database.query(
      `UPDATE outbox_events SET next_attempt_at = $2 WHERE type = 'booking.reminder_due' AND subject_id = $1`,
      [id, new Date(near.getTime() - 24 * HOUR_MS)],
    )
    await move(id, 1, Date.parse(start) + 7 * 24 * HOUR_MS).expect(200)
    await pause(1100)
    await site.deliver()
    expect(subjects()).toEqual([MOVED])
    const reminders = (await eventsOf(id)).filter(({ type }) => type === 'booking.reminder_due')
    expect(reminders.map(({ next_attempt_at }) => next_attempt_at.getTime() > Date.now())).toEqual([true])
  })

  it('sends a confirmation that waited when the visit was cancelled, which is undone', async () => {
    const { id } = await add()
    await site.database.query(
      `UPDATE outgoing_mails SET sent_at = NULL, attempts = 0, next_attempt_at = now() WHERE subject_id = $1`,
      [id],
    )
    await change(id, 1, 'cancelled').expect(200)
    await work()
    await undo(id, 2).expect(200)
    await site.deliver()
    expect(subjects()).toEqual([BOOKED])
  })
})

describe('a visit that begins in a minute', () => {
  it('is reported immediately when it is cancelled', async () => {
    const { id } = await add()
    await startIn(id, 60_000)
    await change(id, 1, 'cancelled').expect(200)
    await work()
    expect(subjects()).toEqual([CANCELLED])
  })

  it('is reported immediately when it is moved', async () => {
    const { id, start } = await add()
    await startIn(id, 60_000)
    await move(id, 1, Date.parse(start) + 2 * HOUR_MS).expect(200)
    await work()
    expect(subjects()).toEqual([MOVED])
  })
})

describe('many cancellations', () => {
  const REQUIRED = 'session.confirmation_required'
  let staff: Agent
  beforeAll(async () => {
    staff = await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
    await ageSessions(site, TOO_OLD_MINUTES)
  })
  afterAll(async () => {
    agent = await signIn(site, owner)
  })

  const cancel = (ids: string[], change: object = { status: 'cancelled' }) =>
    staff.post('/api/admin/bookings/changes').send({ ids, ...change })

  it('need a recent sign-in above twenty in one request', async () => {
    const { id } = await add()
    const ids = await copyBooking(site, id, 21)
    expect((await cancel(ids).expect(403)).body.code).toBe(REQUIRED)
    expect((await cancel(ids, { status: 'spam' }).expect(403)).body.code).toBe(REQUIRED)
    expect((await cancel(ids, { trashed: true }).expect(403)).body.code).toBe(REQUIRED)
    const matching = staff.post('/api/admin/bookings/changes/matching').send({ status: 'cancelled', count: 22 })
    expect((await matching.expect(403)).body.code).toBe(REQUIRED)
    expect(await statusOf(ids[0]!)).toBe('booked')
    expect((await cancel(ids.slice(1)).expect(200)).body.changed).toHaveLength(20)
  })

  it('need a recent sign-in above twenty of one user within an hour, however they are sent', async () => {
    const { id } = await add()
    const ids = await copyBooking(site, id, 30)
    expect((await cancel(ids.slice(0, 20)).expect(200)).body.changed).toHaveLength(20)
    const one = staff.patch(`/api/admin/bookings/${id}`).set('If-Match', '"1"').send({ status: 'cancelled' })
    expect((await one.expect(403)).body.code).toBe(REQUIRED)
    await site.database.query(`UPDATE lead_events SET at = at - interval '61 minutes'`)
    expect((await cancel(ids.slice(20)).expect(200)).body.changed).toHaveLength(10)
  })

  it('need a recent sign-in above twenty in requests at the same time', async () => {
    const { id } = await add()
    const ids = await copyBooking(site, id, 40)
    await Promise.all([0, 10, 20, 30].map((first) => cancel(ids.slice(first, first + 10))))
    const [{ count }] = await site.database.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM bookings WHERE status = 'cancelled'`,
    )
    expect(count).toBe(20)
  })

  it('go on after the confirmation of the sign-in', async () => {
    const { id } = await add()
    const ids = await copyBooking(site, id, 25)
    await cancel(ids).expect(403)
    await staff.post('/api/admin/session/confirmation').send({ confirmation: 'correct horse battery' }).expect(204)
    expect((await cancel(ids).expect(200)).body.changed).toHaveLength(25)
  })
})

/** Returns the number of statements that wait for a lock. */
const waiting = async (statement: string): Promise<number> => {
  const [{ count }] = await site.database.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%' || $1 || '%'`,
    [statement],
  )
  return count
}

describe('a waiting list', () => {
  const person = 'ceka@example.com'
  let booking: { id: string; start: string }
  beforeEach(async () => {
    booking = await add()
    await site.database.query(
      `INSERT INTO waitlist_entries (id, service_id, location, day, name, email, language, confirmed_at)
       SELECT gen_random_uuid(), service_id, location, (starts AT TIME ZONE 'Europe/Zagreb')::date, 'Iva', $2, 'hr', now()
       FROM bookings WHERE id = $1`,
      [booking.id, person],
    )
  })
  afterEach(() => site.database.query('DELETE FROM waitlist_entries'))

  const look = async () => {
    await site.app.get(WaitlistTurnsService, { strict: false }).look()
    await work()
    return server.mails.map(recipientOf)
  }

  it('learns of a freed time when its cancellation can no longer be undone in time', async () => {
    await change(booking.id, 1, 'cancelled').expect(200)
    expect(await look()).toEqual([])
    await releaseHeld(site.database)
    expect(new Set(await look())).toEqual(new Set([email, person]))
  })
})
