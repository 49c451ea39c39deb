import request from 'supertest'
import type { EntityManager } from 'typeorm'
import { LeadArrivalsService } from '../../../src/leads/arrivals/lead-arrivals.service.js'
import { contactMessage } from '../../support/contact-message.js'
import { freeTime } from '../../support/free-time.js'
import { type MailServer, recipientOf, startMailServer, titleOf } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { type Agent, owner, signIn } from '../../support/staff.js'
import { until } from '../../support/until.js'

const HOUR_MS = 3_600_000
const victim = 'victim@example.com'
const inquiry = {
  firstName: 'Iva',
  lastName: 'Perić',
  phone: '+385 1 555 0199',
  preferredLocation: 'Osijek',
}

describe('limits of mails to a mailbox', () => {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  beforeAll(async () => {
    server = await startMailServer()
    const staffEmails = ['staff@example.com']
    site = await startMailingSite({ smtpUrl: server.url, staffEmails, rateLimitScale: 1, trustedProxyHops: 1 })
    agent = await signIn(site, owner)
  })
  afterEach(async () => {
    for (const table of [
      'contact_messages',
      'franchise_inquiries',
      'bookings',
      'lead_events',
      'outgoing_mails',
      'outbox_events',
    ])
      await site.database.query(`DELETE FROM ${table}`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  let networks = 0
  /** Unused IP address. */
  const anotherNetwork = () => `198.51.100.${++networks}`
  const post = async (path: string, form: object, network = anotherNetwork()): Promise<{ id: string }> => {
    const { body } = await request(site.http).post(path).set('X-Forwarded-For', network).send(form).expect(201)
    return body as { id: string }
  }
  const write = (email: string, beside: object = {}, network?: string) =>
    post('/api/contact', { ...contactMessage({ email }), ...beside }, network)
  const book = async (email: string) => {
    await site.database.query('DELETE FROM booking_origins') // so that no ceiling of bookings applies
    return post('/api/bookings', { ...(await freeTime(site)), name: 'Ana Horvat', email })
  }
  /** Returns the mails to visitors. */
  const mails = () => server.mails.filter((mail) => recipientOf(mail) !== 'staff@example.com')
  const subjects = () => mails().map(titleOf)
  const history = async (path: string, id: string) =>
    (await agent.get(`${path}/${id}`).expect(200)).body.history as { type: string }[]

  it('count the aliases of a mailbox together in all forms, whatever the network', async () => {
    const ids: string[] = []
    for (let number = 0; number < 12; number++) {
      const network = `203.0.113.${number % 3}`
      ids.push((await write(`victim+${number}@example.com`, {}, network)).id)
      await post('/api/franchise-inquiry', { ...inquiry, email: `Victim+f${number}@example.com` }, network)
    }
    await site.deliver()
    expect(mails()).toHaveLength(5)
    expect(await history('/api/admin/contact-messages', ids.at(-1)!)).toMatchObject([{ type: 'confirmationCollected' }])
  })

  it('ignore dots in addresses of Gmail, whose other domain is the same', async () => {
    const spellings = ['ana.horvat@gmail.com', 'anahorvat@gmail.com', 'a.n.a.horvat+1@googlemail.com']
    for (let number = 0; number < 9; number++) await write(spellings[number % 3]!)
    await site.deliver()
    expect(mails()).toHaveLength(5)
  })

  it('collect the confirmations beyond it in one mail an hour later, and then in one a day', async () => {
    for (let number = 0; number < 8; number++) await write(victim)
    await site.deliver()
    expect(mails()).toHaveLength(5)
    await site.pass(HOUR_MS)
    await site.deliver()
    expect(subjects().slice(5)).toEqual(['Potvrde vaših poruka i termina'])
    expect(
      mails()
        .at(-1)!
        .text!.match(/Vaša poruka je stigla$/gim),
    ).toHaveLength(3)
    expect(mails().at(-1)!.text).not.toContain(contactMessage().message)
    await write(victim)
    await site.deliver()
    await site.pass(HOUR_MS)
    await site.deliver()
    expect(mails()).toHaveLength(6)
    await site.pass(23 * HOUR_MS)
    await site.deliver()
    expect(mails()).toHaveLength(7)
  })

  it('count the mails that another process queues at the same time', async () => {
    const { app, database } = site
    const ids: string[] = []
    for (let number = 0; number < 6; number++) ids.push((await write(victim)).id)
    await database.query('DELETE FROM outbox_events')
    const handle = (leadIds: string[], manager: EntityManager) =>
      app.get(LeadArrivalsService).handle(leadIds, manager, 'contact.received')
    const runner = database.createQueryRunner()
    await runner.startTransaction()
    await handle(ids.slice(0, 5), runner.manager)
    const other = database.transaction((manager) => handle(ids.slice(5), manager))
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await until(async () => (await database.query<unknown[]>(waiting)).length > 0)
    await runner.commitTransaction()
    await runner.release()
    await other
    await site.deliver()
    expect(mails()).toHaveLength(5)
  })

  it('count no spam: five messages with a filled honeypot in her name change nothing for her', async () => {
    for (let number = 0; number < 5; number++) await write(victim, { opinion: 'Buy cheap' })
    const own = await write(victim)
    await site.deliver()
    expect(subjects()).toEqual(['Vaša poruka je stigla'])
    expect(await history('/api/admin/contact-messages', own.id)).toEqual([])
  })

  it('never make spam of a message because strangers used its address before', async () => {
    for (let number = 0; number < 6; number++) await write(victim)
    const own = await write(victim)
    const { body } = await agent.get(`/api/admin/contact-messages/${own.id}`).expect(200)
    expect(body).toMatchObject({ status: 'new', suspicions: [] })
  })

  it('require a proof of work from a network that uses one address often, and mark what has none', async () => {
    const network = anotherNetwork()
    for (let number = 0; number < 5; number++) await write(`victim+${number}@example.com`, { seconds: 30 }, network)
    const form = { ...contactMessage({ email: victim }), seconds: 30 }
    await request(site.http).post('/api/contact').set('X-Forwarded-For', network).send(form).expect(428)
    const { id } = await write(victim, {}, network)
    const { body } = await agent.get(`/api/admin/contact-messages/${id}`).expect(200)
    expect(body).toMatchObject({ status: 'new', suspicions: ['sender'] })
  })

  it('never hold back the confirmation of a booking because of messages', async () => {
    for (let number = 0; number < 5; number++) await write(victim)
    await book(victim)
    await site.deliver()
    expect(subjects()).toContain('Vaš je termin rezerviran')
  })

  it('confirm twelve bookings of one address', async () => {
    for (let number = 0; number < 12; number++) await book(victim)
    await site.deliver()
    expect(subjects()).toEqual(Array(12).fill('Vaš je termin rezerviran'))
  })

  it('never apply to mails that staff cause: eight visits cancelled in one action are eight mails', async () => {
    const ids: string[] = []
    for (let number = 0; number < 8; number++) ids.push((await book(victim)).id)
    await site.deliver()
    server.mails.length = 0
    await agent.post('/api/admin/bookings/changes').send({ ids, status: 'cancelled' }).expect(200)
    await site.deliver()
    expect(subjects()).toEqual(Array(8).fill('Vaš termin je otkazan'))
  })

  it('collect confirmations of bookings beyond twenty a day, each with its link and calendar entry', async () => {
    const ids: string[] = []
    for (let number = 0; number < 22; number++) ids.push((await book(`victim+${number}@example.com`)).id)
    await site.deliver()
    expect(mails()).toHaveLength(20)
    await site.pass(HOUR_MS)
    await site.deliver()
    const collected = mails().at(-1)!
    expect(recipientOf(collected)).toBe('victim+20@example.com')
    expect(collected.attachments).toHaveLength(2)
    for (const id of ids.slice(20)) expect(collected.text).toContain(`token=${id}`)
  })

  it('leave the undo of a change that staff made before a confirmation was collected', async () => {
    for (let number = 0; number < 5; number++) await write(victim)
    const { id } = await write(victim)
    const path = `/api/admin/contact-messages/${id}`
    await agent.patch(path).set('If-Match', '"1"').send({ status: 'answered' }).expect(200)
    await site.deliver()
    expect(await history('/api/admin/contact-messages', id)).toMatchObject([
      { type: 'status' },
      { type: 'confirmationCollected', actor: 'Biorezonanca' },
    ])
    await agent.post(`${path}/undo`).set('If-Match', '"2"').expect(200)
  })

  it('apply to no mail about a message that staff restore from spam', async () => {
    for (let number = 0; number < 5; number++) await write(victim)
    const { id } = await write(victim, { opinion: 'x' })
    await agent.patch(`/api/admin/contact-messages/${id}`).set('If-Match', '"1"').send({ status: 'new' }).expect(200)
    await site.deliver()
    expect(mails()).toHaveLength(6)
  })
})

describe('limits of links that are asked for by address', () => {
  let site: MailingSite
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, rateLimitScale: 1, trustedProxyHops: 1 })
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  it.each([
    ['of the newsletter', '/api/newsletter', 3],
    ['of own data, which the subscriptions are', '/api/own-data', 5],
  ])('%s count the aliases of a mailbox together', async (_, path, most) => {
    const before = server.mails.length
    for (let number = 0; number < 7; number++) {
      const sent = request(site.http).post(path).set('X-Forwarded-For', `192.0.2.${number}`)
      await sent.send({ email: `reader+${number}@gmail.com` }).expect(202)
    }
    await site.deliver()
    expect(server.mails.slice(before)).toHaveLength(most)
  })
})
