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

const CANCELLED = 'Klijent je otkazao termin: Đurđica Žganjer'
const MOVED = 'Klijent je premjestio termin: Đurđica Žganjer'

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
  const booked = async (): Promise<{ id: string; start: string; service: string; token: string }> => {
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
  const move = async ({ start, service, token }: { start: string; service: string; token: string }) => {
    const day = start.slice(0, 10)
    const query = { service, location: 'dubrovnik', from: day, to: day }
    const { slots } = (await request(site.http).get('/api/availability').query(query).expect(200)).body
    await request(site.http)
      .post('/api/bookings/move')
      .send({ token, start: (slots as Json[])[3]!.start })
      .expect(200)
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
    const { text } = server.mails.find((each) => recipientOf(each) === centre)!
    const time = visit.start.slice(11, 16).replace(/^0/, '')
    expect(text!.replace(/[^\S\n]/g, ' ')).toMatch(new RegExp(`Dosadašnji termin\n.+ 0?${time}\n`))
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
    const subjects = server.mails.filter((mail) => recipientOf(mail) === centre).map(({ subject }) => subject)
    expect(subjects).toEqual([CANCELLED])
  })

  it('is not mailed if staff change it again before the mail is sent', async () => {
    const { id, token } = await booked()
    await cancel(token)
    await site.app.get(OutboxService).dispatchPending()
    await changeAsStaff(id, { status: 'booked' })
    expect(await toStaff()).toEqual({})
  })
})
