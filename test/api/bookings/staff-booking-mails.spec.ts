import { readCalendar } from '../../support/calendar-file.js'
import { freeTime } from '../../support/free-time.js'
import { type MailServer, recipientOf, startMailServer, titleOf } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { type Agent, owner, signIn } from '../../support/staff.js'

const email = 'durdica@example.com'
const HOUR_MS = 3_600_000

describe('mails on a booking that staff make', () => {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    agent = await signIn(site, owner)
  })
  afterEach(async () => {
    for (const table of ['bookings', 'outgoing_mails', 'outbox_events'])
      await site.database.query(`DELETE FROM ${table}`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const add = async (client: object): Promise<{ id: string; start: string }> => {
    const [{ id: therapistId }] = await site.database.query(`SELECT id FROM therapists WHERE name = 'Lucija Radonić'`)
    const form = { ...(await freeTime(site)), therapistId, name: 'Đurđica Žganjer', ...client }
    return (await agent.post('/api/admin/bookings').send(form).expect(201)).body as { id: string; start: string }
  }
  const sent = () =>
    server.mails.map((mail) => {
      const calendar = readCalendar(mail.attachments[0]!.content.toString())
      return { to: recipientOf(mail), subject: titleOf(mail), ...calendar, sequence: Number(calendar.sequence) }
    })
  const planned = () =>
    site.database.query<{ next_attempt_at: Date }[]>(
      `SELECT next_attempt_at FROM outbox_events WHERE type = 'booking.reminder_due'`,
    )

  it('confirm it to the client, and again with a raised sequence when it is moved', async () => {
    const { id, start } = await add({ email })
    await site.deliver()
    const later = new Date(Date.parse(start) + 2 * HOUR_MS)
    await agent
      .post(`/api/admin/bookings/${id}/move`)
      .set('If-Match', '"1"')
      .send({ start: later.toISOString() })
      .expect(200)
    await site.deliver()
    const [first, second, ...others] = sent()
    expect(others).toEqual([])
    expect(first).toMatchObject({ to: email, subject: 'Vaš je termin rezerviran', uid: id, method: 'REQUEST' })
    expect(second).toMatchObject({
      to: email,
      subject: 'Vaš termin je premješten',
      uid: id,
      method: 'REQUEST',
      status: 'CONFIRMED',
      dtstart: later.toISOString().replace('.000', ''),
    })
    expect(second!.sequence).toBeGreaterThan(first!.sequence)
  })

  it('name the time before the move, unless that move kept it', async () => {
    const { id, start } = await add({ email })
    await site.deliver() // else its confirmation can follow
    const move = (version: number, change: object) =>
      agent.post(`/api/admin/bookings/${id}/move`).set('If-Match', `"${version}"`).send(change).expect(200)
    await move(1, { start: new Date(Date.parse(start) + 2 * HOUR_MS).toISOString() })
    await site.deliver()
    await site.database.query(`UPDATE therapists SET locations = '{dubrovnik,zagreb}' WHERE name = 'Lucija Radonić'`)
    await move(2, { location: 'zagreb' })
    await site.deliver()
    const [moved, elsewhere] = server.mails.slice(-2).map(({ text }) => text)
    expect(moved).toMatch(/Dosadašnji termin/)
    expect(moved).toContain(start.slice(11, 16))
    expect(elsewhere).not.toMatch(/Dosadašnji termin/)
  })

  it('remind the client of the new time only', async () => {
    const { id, start } = await add({ email })
    await site.deliver()
    const [before] = await planned()
    const later = new Date(Date.parse(start) + 2 * HOUR_MS).toISOString()
    await agent.post(`/api/admin/bookings/${id}/move`).set('If-Match', '"1"').send({ start: later }).expect(200)
    await site.deliver()
    const after = await planned()
    expect(after).toHaveLength(1)
    expect(after[0]!.next_attempt_at.getTime() - before!.next_attempt_at.getTime()).toBe(2 * HOUR_MS)
  })

  it('confirm a cancelled visit that staff book again, and remind of it', async () => {
    const { id } = await add({ email })
    const change = async (status: string, version: number) => {
      await agent.patch(`/api/admin/bookings/${id}`).set('If-Match', `"${version}"`).send({ status }).expect(200)
      await site.deliver()
    }
    await site.deliver()
    await change('cancelled', 1)
    await change('booked', 2)
    expect(sent().map(({ subject }) => subject)).toEqual([
      'Vaš je termin rezerviran',
      'Vaš termin je otkazan',
      'Vaš je termin rezerviran',
    ])
    expect(sent()[2]).toMatchObject({ uid: id, method: 'REQUEST', status: 'CONFIRMED', sequence: 3 })
    expect(await planned()).toHaveLength(1)
  })

  it('are never limited', async () => {
    const { id } = await add({ email })
    for (let number = 0; number < 12; number++) {
      await site.database.query(`INSERT INTO outbox_events (type, subject_id) VALUES ('booking.moved', $1)`, [id])
      await site.deliver()
    }
    expect(sent()).toHaveLength(13)
  })

  it('are not sent without an e-mail address, nor to staff', async () => {
    await add({ phone: '091 555 0101' })
    await site.deliver()
    expect(server.mails).toEqual([])
  })
})
