import request from 'supertest'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { freeTime } from '../../support/free-time.js'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addMailbox } from '../../support/recipients.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'

const client = 'durdica@example.com'
const centre = 'dubrovnik@example.com'
const iva = 'iva@example.com'
const far = 'zagreb-staff@example.com'
const digest = 'digest@example.com'

const TEN_MINUTES_MS = 600_000
const CANCELLED = 'Klijent je otkazao termin: Đurđica Žganjer'
const MOVED = 'Klijent je premjestio termin: Đurđica Žganjer'

interface Visit {
  id: string
  start: string
  service: string
  token: string
}

describe('a visit that its client changes', () => {
  let site: MailingSite
  let server: MailServer
  let admin: Agent
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    await addMailbox(site, centre, 'dubrovnik')
    for (const [email, leadsByMail, locations] of [
      [iva, 'atOnce', null],
      [far, 'atOnce', ['zagreb']],
      [digest, 'digest', null],
    ] as const) {
      await addColleague(site, 'staff', email)
      await site.database.query('UPDATE users SET leads_by_mail = $1, locations = $2, language = $3 WHERE email = $4', [
        leadsByMail,
        locations,
        email === iva ? 'en' : 'hr',
        email,
      ])
    }
    admin = await signIn(site, owner)
  })
  afterEach(async () => {
    for (const table of ['bookings', 'outbox_events', 'outgoing_mails'])
      await site.database.query(`DELETE FROM ${table}`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  /** Books a visit. @returns it with the token of its link; no mail is left */
  const booked = async (): Promise<Visit> => {
    const free = await freeTime(site)
    const form = { ...free, name: 'Đurđica Žganjer', email: client }
    const { body } = await request(site.http).post('/api/bookings').send(form).expect(201)
    await site.deliver()
    const confirmation = server.mails.find((mail) => recipientOf(mail) === client)!
    const token = new URLSearchParams(linkIn(confirmation, '/rezervacija').split('?')[1]).get('token')!
    server.mails.length = 0
    return { id: body.id, start: body.start, service: free.service as string, token }
  }
  const cancel = (token: string) => request(site.http).post('/api/bookings/cancellation').send({ token }).expect(204)
  const moveTo = (token: string, start: string) =>
    request(site.http).post('/api/bookings/move').send({ token, start }).expect(200)
  /** Moves a visit to the free time with a number on its day. @returns its new start */
  const move = async ({ start, service, token }: Visit, number = 3): Promise<string> => {
    const day = start.slice(0, 10)
    const query = { service, location: 'dubrovnik', from: day, to: day }
    const { slots } = (await request(site.http).get('/api/availability').query(query).expect(200)).body
    const to = (slots as Json[])[number]!.start as string
    await moveTo(token, to)
    return to
  }
  const changeAsStaff = async (id: string, change: object) => {
    const { headers } = await admin.get(`/api/admin/bookings/${id}`).expect(200)
    await admin.patch(`/api/admin/bookings/${id}`).set('If-Match', headers.etag!).send(change).expect(200)
  }
  /** Returns the subjects of all mails to staff, by recipient. */
  const toStaff = async () => {
    await site.deliver()
    const mails = server.mails.filter((mail) => recipientOf(mail) !== client)
    return Object.fromEntries(mails.map((mail) => [recipientOf(mail), mail.subject]))
  }

  const toCentre = () => server.mails.filter((mail) => recipientOf(mail) === centre)
  const timeIn = (start: string) => start.slice(11, 16)
  /** Returns the earlier time in each mail to an address; undefined for a mail without one. */
  const earlierTimes = (address = centre) =>
    server.mails
      .filter((mail) => recipientOf(mail) === address)
      .map(({ text }) => {
        const lines = text!.replaceAll(/[^\S\n]/g, ' ')
        return /(?:Dosadašnji termin|Earlier time)\n.+ (\d+:\d+)\n/.exec(lines)?.[1]?.padStart(5, '0')
      })

  it('is mailed to the mailbox of the centre and to users with notifications when it is cancelled', async () => {
    const { id, token } = await booked()
    await cancel(token)
    expect(await toStaff()).toEqual({
      [centre]: CANCELLED,
      [iva]: 'A client has cancelled a visit: Đurđica Žganjer',
    })
    const mail = server.mails.find((each) => recipientOf(each) === centre)!
    expect(mail.replyTo!.text).toContain(client)
    expect(mail.text).toContain(`/admin/bookings/${id}`)
    expect(mail.text).not.toContain('Dosadašnji termin')
  })

  it('is mailed with its earlier time when it is moved', async () => {
    const visit = await booked()
    await move(visit)
    expect(await toStaff()).toEqual({ [centre]: MOVED, [iva]: 'A client has moved a visit: Đurđica Žganjer' })
    expect(earlierTimes()).toEqual([timeIn(visit.start)])
  })

  it('is mailed with the time before the first of several moves', async () => {
    const visit = await booked()
    await move(visit, 3)
    await move(visit, 6)
    await site.deliver()
    expect(earlierTimes()).toEqual([timeIn(visit.start)])
    const { text } = toCentre()[0]!
    expect(text!.indexOf('Dosadašnji termin')).toBeLessThan(text!.indexOf('\nTermin\n'))
  })

  it('is not mailed if the client moves it back before the mail is sent', async () => {
    const visit = await booked()
    await move(visit)
    await moveTo(visit.token, visit.start)
    expect(await toStaff()).toEqual({})
  })

  it('is mailed at most once in ten minutes, however often the client moves it', async () => {
    const visit = await booked()
    const second = await move(visit, 3)
    await site.deliver()
    server.mails.length = 0
    for (const number of [6, 3, 8]) {
      await move(visit, number)
      expect(await toStaff()).toEqual({})
    }
    await site.pass(TEN_MINUTES_MS)
    expect(await toStaff()).toMatchObject({ [centre]: MOVED })
    expect(earlierTimes()).toEqual([timeIn(second)])
  })

  it('is mailed immediately if the client cancels it after a move', async () => {
    const visit = await booked()
    await move(visit)
    await site.deliver()
    server.mails.length = 0
    await cancel(visit.token)
    expect(await toStaff()).toMatchObject({ [centre]: CANCELLED })
    expect(earlierTimes()).toEqual([undefined])
  })

  it('is mailed if a mail about a move was sent between the request of the cancellation and its end', async () => {
    const visit = await booked()
    await move(visit)
    await site.deliver()
    server.mails.length = 0
    await cancel(visit.token)
    await site.database.query(`
      UPDATE lead_events SET at = (SELECT min(created_at) FROM outgoing_mails WHERE kind = 'booking.clientChange') - interval '1 s'
      WHERE type = 'status'`)
    expect(await toStaff()).toMatchObject({ [centre]: CANCELLED })
  })

  it('is mailed as cancelled with the time that staff know', async () => {
    const visit = await booked()
    await move(visit)
    await cancel(visit.token)
    expect(await toStaff()).toMatchObject({ [centre]: CANCELLED })
    expect(earlierTimes()).toEqual([timeIn(visit.start)])
  })

  it('is mailed once if the mail server refused the mail about an earlier change', async () => {
    const visit = await booked()
    await move(visit)
    await site.app.get(OutboxService).dispatchPending()
    await site.database.query(`UPDATE outgoing_mails SET attempts = 1, last_error = 'refused' WHERE kind = $1`, [
      'booking.clientChange',
    ])
    await cancel(visit.token)
    await site.deliver()
    expect(toCentre().map(({ subject }) => subject)).toEqual([CANCELLED])
  })

  it('is mailed with the time that each recipient knows', async () => {
    const visit = await booked()
    const second = await move(visit)
    await site.app.get(OutboxService).dispatchPending()
    await site.database.query(
      `UPDATE outgoing_mails SET next_attempt_at = now() + interval '1 h' WHERE recipient = $1`,
      [iva],
    )
    await site.deliver()
    server.mails.length = 0
    await move(visit, 6)
    await site.deliver()
    await site.pass(TEN_MINUTES_MS)
    await site.deliver()
    expect(earlierTimes()).toEqual([timeIn(second)])
    expect(earlierTimes(iva)).toEqual([timeIn(visit.start)])
  })

  it('tells a user, but not the centre, how to change the notifications', async () => {
    const { token } = await booked()
    await cancel(token)
    await site.deliver()
    const hint = /My account|Moj račun/
    const receivedBy = (address: string) => server.mails.find((mail) => recipientOf(mail) === address)!.text
    expect(receivedBy(iva)).toMatch(hint)
    expect(receivedBy(centre)).not.toMatch(hint)
  })

  it('does not tell administrators who are mailed for want of a mailbox to change their notifications', async () => {
    const { token } = await booked()
    await site.database.query('UPDATE recipient_mailboxes SET ended_at = now()')
    await cancel(token)
    const subjects = await toStaff()
    await site.database.query('UPDATE recipient_mailboxes SET ended_at = NULL')
    expect(subjects).toMatchObject({ [owner.email]: CANCELLED })
    const { text } = server.mails.find((mail) => recipientOf(mail) === owner.email)!
    expect(text).not.toContain('Moj račun')
  })

  it('is not mailed when staff change it', async () => {
    const { id } = await booked()
    await changeAsStaff(id, { status: 'cancelled' })
    expect(await toStaff()).toEqual({})
  })

  it('is mailed once, as cancelled, if the client moves and then cancels it before the mail is sent', async () => {
    const visit = await booked()
    await move(visit)
    await site.app.get(OutboxService).dispatchPending()
    await cancel(visit.token)
    await site.deliver()
    expect(toCentre().map(({ subject }) => subject)).toEqual([CANCELLED])
  })

  it('is not mailed if staff change it again before the mail is sent', async () => {
    const { id, token } = await booked()
    await cancel(token)
    await site.app.get(OutboxService).dispatchPending()
    await changeAsStaff(id, { status: 'booked' })
    expect(await toStaff()).toEqual({})
  })
})
