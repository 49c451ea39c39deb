import { jest } from '@jest/globals'
import type { ParsedMail } from 'mailparser'
import request from 'supertest'
import { MailWritersService } from '../../../src/platform/mail/delivery/mail-writers.service.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { readCalendar } from '../../support/calendar-file.js'
import { linkIn, type MailServer, recipientOf, startMailServer, titleOf } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import type { Json } from '../../support/search-engines.js'
import { owner, signIn } from '../../support/staff.js'
import { stopClock } from '../../support/stop-clock.js'

const email = 'durdica@example.com'
/** A Tuesday morning, and a visit on the Friday after: far ahead, because the clock of the database goes on. */
const NOW = '2093-11-24T09:00:00+01:00'
const START = '2093-11-27T10:00:00+01:00'
const DAY_BEFORE = '2093-11-26T10:00:00+01:00'

describe('reminder of a booking', () => {
  let site: MailingSite
  let server: MailServer
  let service: string
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    const { body } = await request(site.http).get('/api/bookable-services').expect(200)
    service = (body as Json[]).find(({ name }) => name === 'Kraći postupak biorezonance')!.id as string
  })
  afterEach(async () => {
    jest.useRealTimers()
    for (const table of ['bookings', 'outgoing_mails', 'outbox_events'])
      await site.database.query(`DELETE FROM ${table}`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const book = async (changes: object = {}, lang = 'hr'): Promise<string> => {
    const form = { service, location: 'dubrovnik', start: START, forWhom: 'self', name: 'Đurđica Žganjer', email }
    const { body } = await request(site.http)
      .post('/api/bookings')
      .query({ lang })
      .send({ ...form, ...changes })
      .expect(201)
    await site.deliver()
    return body.id as string
  }
  const planned = async (): Promise<string[]> =>
    (
      await site.database.query<{ next_attempt_at: Date }[]>(
        `SELECT next_attempt_at FROM outbox_events WHERE type = 'booking.reminder_due'`,
      )
    ).map(({ next_attempt_at }) => next_attempt_at.toISOString())
  const change = (id: string, values: string) =>
    site.database.query(`UPDATE bookings SET ${values} WHERE id = $1`, [id])
  /** Lets the time of the reminder come: on the clock of this process, and in the database. */
  const letTimeCome = async (now = DAY_BEFORE) => {
    stopClock(now)
    await site.database.query(
      `UPDATE outbox_events SET next_attempt_at = now() - interval '1 hour' WHERE type = 'booking.reminder_due'`,
    )
    await site.deliver()
  }
  const reminders = () =>
    server.mails.filter((mail) => recipientOf(mail) === email && /Podsjetnik|reminder/.test(mail.subject!))

  it.each([
    ['winter', NOW, START, DAY_BEFORE],
    [
      'the day that clocks go forward',
      '2093-03-24T10:00:00+01:00',
      '2093-03-29T10:00:00+02:00',
      '2093-03-28T09:00:00Z',
    ],
    ['the day that clocks go back', '2093-10-20T10:00:00+02:00', '2093-10-25T10:00:00+01:00', '2093-10-24T08:00:00Z'],
  ])('is due the day before a visit at the same time of the day: %s', async (_when, now, start, dueAt) => {
    stopClock(now)
    const always = JSON.stringify(Array.from({ length: 7 }, () => [{ opens: '08:00', closes: '16:00' }]))
    await site.changeContent(`UPDATE locations SET hours = '${always}' WHERE slug = 'velika-gorica'`)
    await site.changeContent(`UPDATE therapist_hours SET hours = '${always}' WHERE location = 'velika-gorica'`)
    await book({ location: 'velika-gorica', start })
    expect(await planned()).toEqual([new Date(dueAt).toISOString()])
  })

  it.each([
    [
      'hr',
      'Podsjetnik na vaš termin: petak, 27. studenoga u 10:00',
      'petak, 27. studenoga 2093. 10:00 – 10:30',
      'Cijena',
      '30 €',
      'Kako doći do centra',
      '/lokacija/',
    ],
    [
      'en',
      'A reminder of your appointment: Friday 27 November at 10:00',
      'Friday, 27 November 2093, 10:00–10:30',
      'Price',
      '€30',
      'How to reach the centre',
      '/location/',
    ],
  ])(
    'states weekday, start, end, price and the way to the centre in %s',
    async (lang, subject, visit, label, price, directions, page) => {
      stopClock(NOW)
      await book({}, lang)
      await letTimeCome()
      const [{ subject: sent, text, html }] = reminders() as [ParsedMail]
      const words = text!.replace(/[^\S\n]/g, ' ')
      expect(sent).toBe(subject)
      expect(words).toContain(`${visit}\n`)
      expect(words).toContain(`${label}\n${price}\n`)
      expect(html).toMatch(new RegExp(`<a href="[^"]+${page}dubrovnik(\\?lang=en)?"[^>]*>${directions}</a>`))
    },
  )

  it.each([
    ['hr', 'Podsjetnik na vaš termin', '/rezervacija', 'Želite li promijeniti termin?', 'termin.ics'],
    ['en', 'A reminder of your appointment', '/booking', 'Change your appointment?', 'appointment.ics'],
  ])('contains the link that cancels and the calendar entry in %s', async (lang, subject, path, question, filename) => {
    stopClock(NOW)
    const id = await book({}, lang)
    expect(reminders()).toEqual([])
    await letTimeCome()
    const [reminder, ...others] = reminders()
    expect(others).toEqual([])
    expect(titleOf(reminder!)).toBe(subject)
    expect(reminder!.text).toContain('Lucija Radonić')
    expect(reminder!.text).toMatch(/\+385/)
    expect(reminder!.text).toMatch(/Prije dolaska|Before you come/)
    expect(reminder!.text).not.toContain('Žganjer')
    expect((await request(site.http).get(linkIn(reminder!, path)).expect(200)).text).toContain(question)
    expect(reminder!.attachments).toMatchObject([
      { contentType: 'text/calendar' },
      { filename, contentType: 'application/ics' },
    ])
    const calendar = reminder!.attachments[0]!.content.toString()
    expect(readCalendar(calendar)).toMatchObject({
      uid: id,
      method: 'REQUEST',
      status: 'CONFIRMED',
      dtstart: '2093-11-27T09:00:00Z',
      description: expect.stringMatching(/^Lucija Radonić\n\n.*(elektrostimulator|pacemaker)/s),
    })
    // Others may see the calendar, and the link would cancel the visit.
    expect(calendar.replaceAll('\r\n ', '')).not.toContain(path)
    await letTimeCome()
    expect(reminders()).toHaveLength(1)
  })

  it.each([
    ['was cancelled', `status = 'cancelled'`, DAY_BEFORE],
    ['is in the trash', 'trashed_at = now()', DAY_BEFORE],
    ['is spam', `status = 'spam'`, DAY_BEFORE],
    ['has begun when the site runs again', 'version = version', START],
  ])('is not sent if the visit %s', async (_why, values, now) => {
    stopClock(NOW)
    await change(await book(), values)
    await letTimeCome(now)
    expect(reminders()).toEqual([])
    expect(await planned()).toEqual([])
  })

  it('is not sent if the visit is cancelled after it was queued', async () => {
    stopClock(NOW)
    const id = await book()
    const [mail] = await site.mails()
    await change(id, `status = 'cancelled'`)
    stopClock(DAY_BEFORE)
    const writers = site.app.get(MailWritersService)
    expect(await writers.write({ ...mail!, kind: 'booking.reminder' }, 'sent')).toBeUndefined()
  })

  it('is not planned for a visit that is booked less than a day before', async () => {
    stopClock('2093-11-26T10:00:01+01:00')
    await book()
    expect(await planned()).toEqual([])
  })

  it('is planned once for a booking that was restored from spam', async () => {
    stopClock(NOW)
    const id = await book()
    const agent = await signIn(site, owner)
    for (const status of ['spam', 'booked', 'spam', 'booked']) {
      const { headers } = await agent.get(`/api/admin/bookings/${id}`).expect(200)
      await agent.patch(`/api/admin/bookings/${id}`).set('If-Match', headers.etag!).send({ status }).expect(200)
    }
    await site.deliver()
    expect(await planned()).toEqual([new Date(DAY_BEFORE).toISOString()])
  })

  describe('reminder of a visit that is not covered', () => {
    const close = () =>
      site.changeContent(
        `INSERT INTO holidays (date, name, hours, locations) VALUES ('2093-11-27', '{"hr":"Popis","en":"Stocktaking"}', '[]', '{}')`,
      )
    const open = () => site.changeContent(`DELETE FROM holidays WHERE date = '2093-11-27'`)
    const events = async (id: string) =>
      site.database.query<Json[]>(
        `SELECT type, new_value AS reason FROM lead_events WHERE lead_id = $1 AND type LIKE 'reminder%' ORDER BY id`,
        [id],
      )
    /** Dispatches moves, of which clients are notified after a while. */
    const dispatchMoves = async () => {
      await site.database.query(
        `UPDATE outbox_events SET next_attempt_at = now() - interval '1 hour' WHERE type = 'booking.moved'`,
      )
      await site.deliver()
    }
    const queued = () => site.database.query<Json[]>(`SELECT id FROM outgoing_mails WHERE kind = 'booking.reminder'`)
    afterEach(open)

    it('is withheld, recorded once, and sent when the visit is covered again', async () => {
      stopClock(NOW)
      const id = await book()
      await close()
      await letTimeCome()
      await letTimeCome()
      expect(reminders()).toEqual([])
      expect(await events(id)).toEqual([{ type: 'reminderWithheld', reason: 'closed' }])
      expect(await planned()).toEqual(['2093-11-26T09:05:00.000Z'])
      await open()
      await letTimeCome()
      expect(reminders()).toHaveLength(1)
      expect((await events(id)).map(({ type }) => type)).toEqual(['reminderWithheld', 'reminderReleased'])
      expect(await planned()).toEqual([])
    })

    it('is withheld although it was queued before the centre closed', async () => {
      stopClock(NOW)
      const id = await book()
      stopClock(DAY_BEFORE)
      await site.database.query(
        `UPDATE outbox_events SET next_attempt_at = now() - interval '1 hour' WHERE type = 'booking.reminder_due'`,
      )
      await site.app.get(OutboxService).dispatchPending()
      expect(await queued()).toHaveLength(1)
      await close()
      await site.deliver()
      expect(reminders()).toEqual([])
      expect(await queued()).toEqual([])
      expect(await events(id)).toEqual([{ type: 'reminderWithheld', reason: 'closed' }])
      await open()
      await letTimeCome()
      expect(reminders()).toHaveLength(1)
    })

    it('is sent when the visit is covered again after staff moved it and back', async () => {
      stopClock(NOW)
      const id = await book()
      await close()
      await letTimeCome()
      const agent = await signIn(site, owner)
      for (const start of ['2093-11-27T12:00:00+01:00', START]) {
        const { headers } = await agent.get(`/api/admin/bookings/${id}`).expect(200)
        await agent.post(`/api/admin/bookings/${id}/move`).set('If-Match', headers.etag!).send({ start }).expect(200)
      }
      await change(id, `accepted_gaps = '{}'`)
      await dispatchMoves()
      expect(await planned()).toEqual(['2093-11-26T09:05:00.000Z'])
      await open()
      await letTimeCome()
      expect(reminders()).toHaveLength(1)
    })

    it('is not planned again for a visit that staff moved to another time', async () => {
      stopClock(NOW)
      const id = await book()
      await close()
      await letTimeCome()
      const agent = await signIn(site, owner)
      const { headers } = await agent.get(`/api/admin/bookings/${id}`).expect(200)
      const start = '2093-11-27T09:00:00+01:00'
      await agent.post(`/api/admin/bookings/${id}/move`).set('If-Match', headers.etag!).send({ start }).expect(200)
      await dispatchMoves()
      expect(await planned()).toEqual([])
    })

    it('is withheld if the booking was merged into another', async () => {
      stopClock(NOW)
      const id = await book()
      const other = await book({ start: '2093-11-27T12:00:00+01:00' })
      await site.database.query('UPDATE bookings SET merged_into_id = $1 WHERE id = $2', [other, id])
      await close()
      await letTimeCome()
      expect(reminders()).toEqual([])
      expect(await events(id)).toEqual([{ type: 'reminderWithheld', reason: 'closed' }])
    })

    it('is not sent any more once the visit has begun', async () => {
      stopClock(NOW)
      await book()
      await close()
      await letTimeCome()
      await open()
      await letTimeCome(START)
      expect(reminders()).toEqual([])
      expect(await planned()).toEqual([])
    })

    it('is sent if staff accepted the reason when they placed the visit', async () => {
      stopClock(NOW)
      await change(await book(), `accepted_gaps = '{closed}'`)
      await close()
      await letTimeCome()
      expect(reminders()).toHaveLength(1)
    })
  })
})
