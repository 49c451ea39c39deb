import request from 'supertest'
import { FollowUpRemindersService } from '../../../src/leads/follow-ups/follow-up-reminders.service.js'
import { zagrebDay } from '../../../src/shared/zagreb-time.js'
import { contactMessage } from '../../support/contact-message.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, type Agent, signIn } from '../../support/staff.js'

const headOffice = 'direktorica@example.com'
const iva = 'iva@example.com'
const message = contactMessage()
const api = '/api/admin/contact-messages'

/** Day in Zagreb on which a test begins: midnight may pass in the middle of it. */
let today: ReturnType<typeof zagrebDay>
beforeEach(() => (today = zagrebDay(new Date())))
/** Returns the date a number of days from then. */
const inDays = (days: number) => today.add({ days }).toString()

describe('follow-up of a lead', () => {
  let site: MailingSite
  let server: MailServer
  let staff: Agent
  let staffId: string
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, staffEmails: [headOffice] })
    staff = await signIn(site, await addColleague(site, 'staff', iva))
    staffId = await idOf(iva)
  })
  beforeEach(async () => {
    for (const table of ['contact_messages', 'lead_follow_ups', 'answer_deadlines', 'outgoing_mails', 'outbox_events'])
      await site.database.query(`DELETE FROM ${table}`)
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const idOf = async (email: string) =>
    (await site.database.query<{ id: string }[]>('SELECT id FROM users WHERE email = $1', [email]))[0]!.id
  const write = async (): Promise<string> => {
    const { body } = await request(site.http).post('/api/contact').send(message).expect(201)
    await site.deliver()
    server.mails.length = 0
    return body.id as string
  }
  const read = async (id: string): Promise<Json> => (await staff.get(`${api}/${id}`).expect(200)).body
  const change = async (id: string, values: object, status = 200): Promise<Json> => {
    const { version } = await read(id)
    return (await staff.patch(`${api}/${id}`).set('If-Match', `"${version}"`).send(values).expect(status)).body
  }
  const send = async (id: string, step: string, body?: object) => {
    const { version } = await read(id)
    await staff.post(`${api}/${id}/${step}`).set('If-Match', `"${version}"`).send(body).expect(200)
  }
  /** Runs the worker at a time, and returns the recipients of the mails that it queued. */
  const remindAt = async (time: string) => {
    const before = server.mails.length
    await site.app.get(FollowUpRemindersService).remind(new Date(time))
    await site.deliver()
    return server.mails.slice(before).map(recipientOf)
  }
  const listed = async () => {
    const { items, total, counts } = (await staff.get('/api/admin/inbox').query({ view: 'followUp' }).expect(200)).body
    expect(total).toBe(items.length)
    return { due: counts.followUp, reminders: (items as Json[]).map(({ id, followUpOn }) => [id, followUpOn]) }
  }
  /** Moves a follow-up to a day years ahead, so that the timer of the process does not announce it. */
  const moveTo = (day: string) =>
    site.database.query('UPDATE lead_follow_ups SET day = $1, is_announced = false', [day])

  it('is set, changed and removed with its note, each time as a new version with an event', async () => {
    const id = await write()
    const { version } = await read(id)
    expect(await change(id, { followUpOn: inDays(3), followUpNote: ' Nazvati ' })).toEqual({ version: version + 1 })
    expect(await read(id)).toMatchObject({ followUp: { day: inDays(3), note: 'Nazvati' } })
    expect(await change(id, { followUpOn: inDays(3), followUpNote: 'Nazvati' })).toEqual({ version: version + 1 })
    await change(id, { followUpOn: inDays(4), followUpNote: '' })
    await change(id, { followUpOn: null })
    const { followUp, history } = await read(id)
    expect(followUp).toBeNull()
    expect(history).toMatchObject([
      { type: 'followUp', oldValue: null, newValue: `${inDays(3)} Nazvati` },
      { type: 'followUp', oldValue: `${inDays(3)} Nazvati`, newValue: inDays(4) },
      { type: 'followUp', oldValue: inDays(4), newValue: null },
    ])
    await staff
      .post(`${api}/${id}/undo`)
      .set('If-Match', `"${version + 3}"`)
      .expect(200)
    expect(await read(id)).toMatchObject({ version: version + 4, followUp: { day: inDays(4), note: null } })
  })

  it('keeps its note when leads are moved to another day in one request', async () => {
    const id = await write()
    await change(id, { followUpOn: inDays(2), followUpNote: 'Nazvati' })
    const { body } = await staff
      .post(`${api}/changes`)
      .send({ ids: [id], followUpOn: inDays(3) })
      .expect(200)
    expect(body.changed).toEqual([id])
    expect(await read(id)).toMatchObject({ followUp: { day: inDays(3), note: 'Nazvati' } })
  })

  it('is refused in the past, for an impossible day, and for a closed lead', async () => {
    const id = await write()
    const { errors } = await change(id, { followUpOn: inDays(-1) }, 422)
    expect(errors).toEqual([{ field: 'followUpOn', code: 'followUp.past', message: expect.any(String) }])
    await change(id, { followUpOn: '2026-02-30' }, 422)
    await change(id, { status: 'closed' })
    expect(await change(id, { followUpOn: inDays(1) }, 409)).toMatchObject({ code: 'lead.follow_up_not_allowed' })
    expect(await read(id)).toMatchObject({ followUp: null })
  })

  it('is removed with the closing of the lead, and comes back when that is undone but not by reopening', async () => {
    const id = await write()
    await change(id, { followUpOn: inDays(2), followUpNote: 'Nazvati' })
    const { version } = await change(id, { status: 'closed' })
    expect(await site.database.query('SELECT FROM lead_follow_ups')).toEqual([])
    await staff
      .post(`${api}/${id}/undo`)
      .set('If-Match', `"${String(version)}"`)
      .expect(200)
    expect(await read(id)).toMatchObject({ status: 'new', followUp: { day: inDays(2), note: 'Nazvati' } })
    await change(id, { status: 'closed' })
    await change(id, { status: 'inProgress' })
    expect(await read(id)).toMatchObject({ followUp: null })
  })

  it('is in the view of the inbox by its day and counted when due, also for leads changed in one request', async () => {
    const ids = [await write(), await write()].sort()
    const { body } = await staff
      .post(`${api}/changes`)
      .send({ ids, followUpOn: inDays(1) })
      .expect(200)
    expect(body.changed).toEqual(ids)
    expect(await listed()).toEqual({ due: 0, reminders: ids.map((id) => [id, inDays(1)]) })
    await change(ids[1]!, { followUpOn: inDays(0) })
    const reminders = [
      [ids[1], inDays(0)],
      [ids[0], inDays(1)],
    ]
    expect(await listed()).toEqual({ due: 1, reminders })
    await change(ids[1]!, { trashed: true })
    expect(await listed()).toEqual({ due: 0, reminders: reminders.slice(1) })
  })

  it.each([
    // Zagreb opens at other hours than Dubrovnik, and clocks changed in the nights before both days.
    ['2035-03-26', '07:59', '08:00', '+02:00', null],
    ['2035-10-29', '07:59', '08:00', '+01:00', null],
    ['2036-03-31', '10:14', '10:15', '+02:00', 'zagreb'],
  ])('is mailed once on %s after %s, at %s', async (day, before, at, offset, location) => {
    const hours = JSON.stringify(Array.from({ length: 7 }, () => [{ opens: '10:15', closes: '18:00' }]))
    await site.changeContent(`UPDATE locations SET hours = '${hours}', special_days = '[]' WHERE slug = 'zagreb'`)
    await site.changeContent('DELETE FROM holidays')
    const id = await write()
    await change(id, { followUpOn: inDays(1), followUpNote: 'Nazvati', assigneeId: staffId, location })
    await site.deliver()
    await moveTo(day)
    expect(await remindAt(`${day}T${before}:00${offset}`)).toEqual([])
    expect(await remindAt(`${day}T${at}:00${offset}`)).toEqual([iva])
    expect(server.mails.at(-1)!.subject).toMatch(/^(Reminder|Podsjetnik): Ana Horvat$/)
    expect(server.mails.at(-1)!.text).toContain('Nazvati')
    expect(await remindAt(`${day}T23:00:00${offset}`)).toEqual([])
  })

  it('is mailed to the shared mailbox if nobody is assigned, and not at all once the lead is closed', async () => {
    const id = await write()
    await change(id, { followUpOn: inDays(1) })
    await moveTo('2035-06-01')
    await site.app.get(FollowUpRemindersService).remind(new Date('2035-06-01T12:00:00Z'))
    await change(id, { status: 'closed' })
    await site.deliver()
    expect(server.mails.map(recipientOf)).not.toContain(headOffice)
    await change(id, { status: 'inProgress' })
    await change(id, { followUpOn: inDays(1) })
    await moveTo('2035-06-01')
    expect(await remindAt('2035-06-03T12:00:00Z')).toEqual([headOffice])
  })

  it.each([
    ['2035-06-04', [headOffice]],
    ['2035-06-20', []],
  ])('is mailed after a restore from the trash on %s to %j', async (day, recipients) => {
    const id = await write()
    await change(id, { followUpOn: inDays(1) })
    await change(id, { trashed: true })
    await moveTo('2035-06-01')
    for (const earlier of ['2035-06-01', day]) expect(await remindAt(`${earlier}T12:00:00Z`)).toEqual([])
    await change(id, { trashed: false })
    expect(await remindAt(`${day}T12:00:00Z`)).toEqual(recipients)
  })

  it.each(['undo', 'split'])('is copied to the lead that stays in a merge, until %s', async (step) => {
    const kept = await write()
    const other = await write()
    await change(kept, { followUpOn: inDays(5) })
    await change(other, { followUpOn: inDays(2), followUpNote: 'Nazvati' })
    await send(kept, 'merge', { leadId: other })
    expect(await read(kept)).toMatchObject({ followUp: { day: inDays(2), note: 'Nazvati' } })
    await send(kept, step, step === 'split' ? { leadId: other } : undefined)
    expect(await read(kept)).toMatchObject({ followUp: { day: inDays(5), note: null } })
    expect(await read(other)).toMatchObject({ followUp: { day: inDays(2), note: 'Nazvati' } })
  })

  it('is not copied to the lead that stays in a merge if that has an earlier one', async () => {
    const kept = await write()
    const other = await write()
    await change(kept, { followUpOn: inDays(1) })
    await change(other, { followUpOn: inDays(2) })
    await send(kept, 'merge', { leadId: other })
    expect(await read(kept)).toMatchObject({ followUp: { day: inDays(1) } })
  })

  it('is not mailed again by a split after the mail about the merged leads', async () => {
    const kept = await write()
    const other = await write()
    await change(other, { followUpOn: inDays(1) })
    await send(kept, 'merge', { leadId: other })
    await moveTo('2035-06-01')
    expect(await remindAt('2035-06-01T12:00:00Z')).toEqual([headOffice])
    await send(kept, 'split', { leadId: other })
    expect(await read(kept)).toMatchObject({ followUp: null })
    expect(await remindAt('2035-06-02T12:00:00Z')).toEqual([])
  })

  it('is mailed to the shared mailbox if the assigned colleague cannot see the lead', async () => {
    const id = await write()
    await change(id, { followUpOn: inDays(1), assigneeId: staffId })
    await site.deliver()
    await moveTo('2035-06-01')
    await site.database.query(`UPDATE users SET locations = '{dubrovnik}' WHERE id = $1`, [staffId])
    expect(await remindAt('2035-06-01T12:00:00Z')).toEqual([headOffice])
    await site.database.query('UPDATE users SET locations = NULL WHERE id = $1', [staffId])
  })

  it('is mailed once by several processes at the same time', async () => {
    const id = await write()
    await change(id, { followUpOn: inDays(1), assigneeId: staffId })
    await moveTo('2035-06-01')
    const service = site.app.get(FollowUpRemindersService)
    await Promise.all([1, 2, 3].map(() => service.remind(new Date('2035-06-01T12:00:00Z'))))
    expect(await site.database.query(`SELECT FROM outgoing_mails WHERE kind = 'contact.followUp'`)).toHaveLength(1)
  })
})
