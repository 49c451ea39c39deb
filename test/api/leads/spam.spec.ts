import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import request, { type Response } from 'supertest'
import { v7 as idByTime } from 'uuid'
import { MailDeliveryService } from '../../../src/platform/mail/delivery/mail-delivery.service.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { contactMessage } from '../../support/contact-message.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { possibleWish } from '../../support/possible-wish.js'
import { proofOf } from '../../support/proofs.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'
import { until } from '../../support/until.js'

const message = contactMessage({ name: 'Ana', message: 'Imate li termin?' })
const inquiry = {
  firstName: 'Iva',
  lastName: 'Perić',
  email: 'iva@example.com',
  phone: '+385 1 555 0199',
  preferredLocation: 'Osijek',
}

const kinds = [
  {
    kind: 'a contact message',
    page: '/kontakt',
    api: '/api/contact',
    admin: '/api/admin/contact-messages',
    table: 'contact_messages',
    form: message,
  },
  {
    kind: 'a franchise inquiry',
    page: '/fran%C5%A1iza',
    api: '/api/franchise-inquiry',
    admin: '/api/admin/franchise-inquiries',
    table: 'franchise_inquiries',
    form: inquiry,
  },
]

/** Advances the time, for the application as well. */
const pass = (milliseconds: number) => jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + milliseconds)
afterEach(() => jest.restoreAllMocks())

/** Returns the hidden fields that a browser without JavaScript submits. */
const hiddenIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input(?=[^>]*name="(made|proof)")[^>]*value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  )

describe.each(kinds)('spam check of $kind', ({ page, api, admin, table, form }) => {
  let site: MailingSite
  let staff: Agent
  beforeAll(async () => {
    site = await startMailingSite()
    staff = await signIn(site, owner)
  })
  afterAll(() => site.close())
  afterEach(async () => {
    await site.database.query(`TRUNCATE ${table}, lead_notes, lead_events, outbox_events, outgoing_mails`)
  })

  const stored = () =>
    site.database.query<{ id: string; status: string; suspicions: string[] }[]>(
      `SELECT id, status, suspicions FROM ${table}`,
    )
  const send = (beside: object = {}) =>
    request(site.http)
      .post(api)
      .send({ ...form, ...beside })
  const post = (beside: object = {}) =>
    request(site.http)
      .post(page)
      .type('form')
      .send({ ...form, ...beside })
  const get = async () => (await request(site.http).get(page).expect(200)).text
  const suspected = async (beside: object = { opinion: 'Buy cheap' }) =>
    (await send(beside).expect(201)).body.id as string
  const list = async (query: object) => (await staff.get(admin).query(query).expect(200)).body
  const mails = async () => {
    await site.deliver()
    return (await site.mails()).map(({ kind }) => kind.split('.')[1]).sort()
  }
  const change = async (id: string, changes: object) => {
    const { headers } = await staff.get(`${admin}/${id}`).expect(200)
    return staff.patch(`${admin}/${id}`).set('If-Match', headers.etag!).send(changes).expect(200)
  }
  const takeBack = async (id: string) => {
    const { headers } = await staff.get(`${admin}/${id}`).expect(200)
    return staff.post(`${admin}/${id}/undo`).set('If-Match', headers.etag!).expect(200)
  }
  /** Runs an action while mails are delayed. */
  const untold = async (act: () => Promise<void>) => {
    await site.database.query(`ALTER TABLE outbox_events ALTER next_attempt_at SET DEFAULT now() + interval '1 hour'`)
    await act()
    await site.database.query('ALTER TABLE outbox_events ALTER next_attempt_at SET DEFAULT now()')
    await site.database.query('UPDATE outbox_events SET next_attempt_at = now()')
  }

  it('accepts an API client without extra fields', async () => {
    await send().expect(201)
    expect(await stored()).toMatchObject([{ status: 'new', suspicions: [] }])
    expect(await mails()).toEqual(['confirmation', 'staff'])
  })

  it.each([
    ['fills in the honeypot', { opinion: 'https://spam.example' }, ['bait']],
    ['fills in the honeypot with a non-text value', { opinion: { $gt: '' } }, ['bait']],
    ['fills in the honeypot with an oversized text', { opinion: 'x'.repeat(20_000) }, ['bait']],
    ['submits faster than anybody types', { seconds: 0.4 }, ['quick']],
    ['reports a negative duration', { seconds: -5 }, ['quick']],
    ['forges the page date', { made: '99999.AAAA' }, ['noPage']],
    ['does all of it at once', { opinion: 'x', seconds: 0, made: 'x' }, ['bait', 'noPage', 'quick']],
  ])('stores as spam with an unchanged response when its sender %s', async (_, beside, suspicions) => {
    const { body: good } = await send().expect(201)
    const { body: bad } = await send(beside).expect(201)
    expect(Object.keys(bad)).toEqual(Object.keys(good))
    expect((await stored()).find(({ id }) => id === bad.id)).toMatchObject({ status: 'spam', suspicions })
    expect(await mails()).toEqual(['confirmation', 'staff'])
  })

  it.each([
    ['takes a realistic time', { opinion: '', seconds: 40 }],
    ['restores a draft', { opinion: '', seconds: null }],
    ['has blanks in the honeypot', { opinion: '  ', seconds: 40 }],
    ['reports an unreadable duration', { seconds: 'soon' }],
  ])('accepts a sender that %s', async (_, beside) => {
    await send(beside).expect(201)
    expect(await stored()).toMatchObject([{ status: 'new', suspicions: [] }])
  })

  it('accepts a form without JavaScript from its page, also a cached one after weeks', async () => {
    const fresh = hiddenIn(await get())
    const kept = hiddenIn(await get())
    expect(kept).toEqual(fresh)
    pass(20 * 86_400_000)
    await post({ ...kept, opinion: '' }).expect(303)
    expect(await stored()).toMatchObject([{ status: 'new', suspicions: [] }])
  })

  it.each([
    ['without a page date', () => ({}), ['noPage']],
    ['with a page date of two months ago', (hidden: object) => (pass(62 * 86_400_000), hidden), ['noPage']],
    ['with the honeypot filled in', (hidden: object) => (pass(60_000), { ...hidden, opinion: 'x' }), ['bait']],
  ])('stores as spam with an unchanged response a form without JavaScript %s', async (_, beside, suspicions) => {
    const { headers } = await post(beside(hiddenIn(await get()))).expect(303)
    expect(headers.location).toMatch(/sent=.*-outcome$/)
    const [row] = await stored()
    expect(row).toMatchObject({ status: 'spam' })
    expect(row!.suspicions).toEqual(expect.arrayContaining(suspicions))
    expect(await mails()).toEqual([])
  })

  it('stores one lead per key, whatever the extra fields', async () => {
    const key = idByTime()
    const first = await send({ seconds: 40 }).set('Idempotency-Key', key).expect(201)
    const again = await send({ seconds: 61, opinion: 'x' }).set('Idempotency-Key', key).expect(201)
    expect(again.body).toEqual(first.body)
    expect(await stored()).toMatchObject([{ status: 'new' }])
  })

  it('shows a suspect only in the spam box, with the reason', async () => {
    const id = await suspected()
    expect((await list({})).items).toEqual([])
    expect((await list({ view: 'open' })).items).toEqual([])
    expect((await list({ view: 'spam' })).items).toMatchObject([{ id, status: 'spam', suspicions: ['bait'] }])
    expect((await staff.get(`${admin}/${id}`).expect(200)).body).toMatchObject({ suspicions: ['bait'], moves: ['new'] })
    const { text } = await staff.get(`${admin}/export`).buffer().expect(200)
    expect(text).not.toContain(id)
    const { body } = await staff.get('/api/admin/dashboard').expect(200)
    const figures = body.leads.find(({ spam }: { spam: number }) => spam > 0)
    expect(figures).toMatchObject({ total: 0, today: 0, last7Days: 0, unassigned: 0, spam: 1 })
    expect(body).toMatchObject({ waiting: [] })
  })

  it('sends mails once after a restore, however often it is repeated', async () => {
    const id = await suspected()
    expect(await mails()).toEqual([])
    await change(id, { status: 'new' })
    expect(await mails()).toEqual(['confirmation', 'staff'])
    await change(id, { status: 'spam' })
    await change(id, { status: 'new' })
    expect(await mails()).toEqual(['confirmation', 'staff'])
    expect(await stored()).toMatchObject([{ status: 'new', suspicions: ['bait'] }])
  })

  it('sends mails once when restored, reverted before sending, and restored again', async () => {
    const id = await suspected()
    await untold(async () => {
      await change(id, { status: 'new' })
      await takeBack(id)
    })
    expect(await mails()).toEqual([])
    await untold(async () => {
      await change(id, { status: 'new' })
      await takeBack(id)
      await takeBack(id)
    })
    expect(await mails()).toEqual(['confirmation', 'staff'])
    await change(id, { status: 'spam' })
    await takeBack(id)
    expect(await mails()).toEqual(['confirmation', 'staff'])
  })

  it('sends no confirmation when a restored lead returns to spam within the time for undo', async () => {
    const id = await suspected()
    await change(id, { status: 'new' })
    await site.app.get(OutboxService).dispatchPending()
    await site.app.get(MailDeliveryService).deliver()
    await takeBack(id)
    expect(await mails()).toEqual(['staff'])
  })

  it('sends mails for a lead that leaves spam because a message is merged into it', async () => {
    const id = await suspected()
    const { body: other } = await send().expect(201)
    expect(await mails()).toEqual(['confirmation', 'staff'])
    const { headers } = await staff.get(`${admin}/${id}`).expect(200)
    await staff.post(`${admin}/${id}/merge`).set('If-Match', headers.etag!).send({ leadId: other.id }).expect(200)
    expect(await mails()).toEqual(['confirmation', 'confirmation', 'staff', 'staff'])
  })

  it('sends no confirmation for a lead restored days later', async () => {
    const id = await suspected()
    await site.database.query(`UPDATE ${table} SET received_at = received_at - interval '3 days'`)
    await change(id, { status: 'new' })
    expect(await mails()).toEqual(['staff'])
  })

  it('sends no second mail for a lead that staff marked as spam', async () => {
    const { body } = await send().expect(201)
    expect(await mails()).toHaveLength(2)
    await change(body.id, { status: 'spam' })
    await change(body.id, { status: 'new' })
    expect(await mails()).toHaveLength(2)
  })

  it('sends delayed mails on restore for a lead marked as spam before they were sent', async () => {
    const ids: string[] = []
    await untold(async () => {
      ids.push((await send().expect(201)).body.id)
      await site.database.query(`UPDATE ${table} SET received_at = received_at - interval '3 days'`)
      ids.push((await send().expect(201)).body.id)
      for (const id of ids) await change(id, { status: 'spam' })
    })
    expect(await mails()).toEqual([])
    for (const id of ids) await change(id, { status: 'new' })
    expect(await mails()).toEqual(['confirmation', 'staff'])
    expect((await site.mails()).map(({ subjectId }) => subjectId)).toEqual([ids[1], ids[1]])
  })

  it('cancels the pending mails of a lead marked as spam', async () => {
    const id = await suspected()
    const scope = api === '/api/contact' ? 'contact' : 'franchise'
    await site.database.query('INSERT INTO outbox_events (type, subject_id) VALUES ($1, $2)', [`${scope}.received`, id])
    expect(await mails()).toEqual([])
  })

  it('stores a text with links and words of advertisers as spam', async () => {
    const name = 'message' in form ? 'message' : 'additionalInformation'
    const text = 'casino viagra https://a.example https://b.example https://c.example https://d.example'
    await send({ [name]: text }).expect(201)
    await send({ [name]: 'Pročitala sam https://clanak.example i zanima me cijena.' }).expect(201)
    expect((await stored()).map(({ status, suspicions }) => ({ status, suspicions }))).toEqual([
      { status: 'spam', suspicions: ['text'] },
      { status: 'new', suspicions: [] },
    ])
  })

  it('permanently deletes what is in the trash', async () => {
    const { body: sent } = await send().expect(201)
    await change(sent.id, { trashed: true })
    const { body } = await staff
      .post(`${admin}/erase`)
      .send({ ids: [sent.id] })
      .expect(200)
    expect(body).toEqual({ erased: [sent.id], refused: [] })
    expect(await stored()).toEqual([])
  })

  it('permanently deletes only spam with all related data, and records the user', async () => {
    const spam = await suspected()
    const { body: kept } = await send().expect(201)
    await staff.post(`${admin}/${spam}/notes`).send({ text: 'Opet oni' }).expect(201)
    const { body } = await staff
      .post(`${admin}/erase`)
      .send({ ids: [spam, kept.id] })
      .expect(200)
    expect(body).toEqual({ erased: [spam], refused: [{ id: kept.id, code: 'lead.erasure_not_allowed' }] })
    expect((await stored()).map(({ id }) => id)).toEqual([kept.id])
    expect(await site.database.query('SELECT * FROM lead_notes')).toEqual([])
    const [event] = await site.database.query(`SELECT * FROM audit_events WHERE subject_id = $1 ORDER BY id DESC`, [
      spam,
    ])
    expect(event).toMatchObject({ action: 'lead.erased', actor_email: owner.email, details: {} })
    expect((await list({ view: 'spam' })).total).toBe(0)
    await request(site.http)
      .post(`${admin}/erase`)
      .send({ ids: [kept.id] })
      .expect(401)
    const colleague = await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
    await colleague
      .post(`${admin}/erase`)
      .send({ ids: [kept.id] })
      .expect(403)
  })

  it('permanently deletes although another transaction and this one wait for each other', async () => {
    const spam = await suspected()
    await staff.post(`${admin}/${spam}/notes`).send({ text: 'Opet oni' }).expect(201)
    let erasure: Promise<Response> | undefined
    await site.database.transaction(async (other) => {
      await other.query(`SET LOCAL deadlock_timeout = '60s'`) // the erasure is ended, not this transaction
      await other.query('SELECT FROM lead_notes WHERE lead_id = $1 FOR UPDATE', [spam])
      erasure = staff
        .post(`${admin}/erase`)
        .send({ ids: [spam] })
        .then((response) => response)
      await until(async () => {
        const waiting = 'SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = $1'
        return (await site.database.query<object[]>(waiting, ['Lock'])).length > 0
      })
      await other.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [spam])
    })
    const { status, body } = await erasure!
    expect({ status, body }).toEqual({ status: 200, body: { erased: [spam], refused: [] } })
    expect(await stored()).toEqual([])
  })

  it('deletes its mails as well: rows and files', async () => {
    const directory = join(site.environment.dataDir, 'mail')
    const { body: sent } = await send().expect(201)
    await site.deliver()
    const ids = (await site.mails()).flatMap(({ id, subjectId }) => (subjectId === sent.id ? [id] : []))
    const files = () => readdirSync(directory).filter((name) => ids.some((id) => name.includes(id)))
    expect(files()).toHaveLength(2)
    await change(sent.id, { status: 'spam' })
    await staff
      .post(`${admin}/erase`)
      .send({ ids: [sent.id] })
      .expect(200)
    expect((await site.mails()).filter(({ subjectId }) => subjectId === sent.id)).toEqual([])
    expect(files()).toEqual([])
  })

  it('refuses to delete while other leads are merged into it', async () => {
    const id = await suspected()
    const other = await suspected()
    const { headers } = await staff.get(`${admin}/${id}`).expect(200)
    await staff.post(`${admin}/${id}/merge`).set('If-Match', headers.etag!).send({ leadId: other }).expect(200)
    const { body } = await staff
      .post(`${admin}/erase`)
      .send({ ids: [id, other] })
      .expect(200)
    expect(body.erased).toEqual([])
    expect(await stored()).toHaveLength(2)
  })
})

describe.each(kinds)('many submissions of $kind', ({ page, api, table, form }) => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ rateLimitScale: 1, trustedProxyHops: 1 })
  })
  afterAll(() => site.close())
  afterEach(() => site.database.query(`TRUNCATE ${table}`))

  let senders = 0
  let networks = 0
  /** Unused IP address. */
  const anotherNetwork = () => `198.51.100.${++networks}`
  const stored = () =>
    site.database.query<{ status: string; suspicions: string[] }[]>(
      `SELECT status, suspicions FROM ${table} ORDER BY received_at, id`,
    )
  const from = (address: string, beside: object = {}) =>
    request(site.http)
      .post(api)
      .set('X-Forwarded-For', address)
      .send({ ...form, email: `sender-${senders++}@example.com`, ...beside })
  const bring = async (address: string, beside: object = {}): Promise<Response> => {
    for (let sent = 0; sent < 10; sent++) await from(address, { seconds: 30, ...beside }).expect(201)
    return from(address, { seconds: 30, ...beside })
  }

  it('counts no submissions with an address from other networks', async () => {
    for (let sent = 1; sent <= 7; sent++) {
      const email = sent % 2 ? 'Bomb@example.com' : 'bomb@Example.com'
      await from(anotherNetwork(), { email, seconds: 30 }).expect(201)
    }
    const rows = await stored()
    expect(rows.every(({ status, suspicions }) => status === 'new' && suspicions.length === 0)).toBe(true)
  })

  it('requires proof of work of a network from the sixth submission with a mailbox in an hour', async () => {
    const network = anotherNetwork()
    const alias = (sent: number) => ({ email: `Family+${sent}@example.com`, seconds: 30 })
    for (let sent = 0; sent < 5; sent++) await from(network, alias(sent)).expect(201)
    const { headers } = await from(network, alias(5)).expect(428)
    await from(network, { ...alias(5), proof: proofOf(headers['proof-challenge']!) }).expect(201)
    await from(network, { seconds: 30 }).expect(201)
    const rows = await stored()
    expect(rows.map(({ status, suspicions }) => [status, suspicions])).toEqual(Array(7).fill(['new', []]))
  })

  it('marks, but stores as new, what an API client sends often with one address', async () => {
    const network = anotherNetwork()
    for (let sent = 0; sent < 6; sent++) await from(network, { email: 'client@example.com' }).expect(201)
    expect((await stored()).at(-1)).toMatchObject({ status: 'new', suspicions: ['sender'] })
  })

  it('requires proof of work at half of the limit of a network, explained in plain words', async () => {
    const network = anotherNetwork()
    const { body, headers } = await bring(network)
    expect(body).toMatchObject({ status: 428, code: 'spam.proof_required', title: 'Potrebna je potvrda' })
    expect(await stored()).toHaveLength(10)
    const proof = proofOf(headers['proof-challenge']!)
    await from(network, { seconds: 30, proof }).expect(201)
    // A proof is valid once: a repetition, as by back navigation, requires a new one. Other networks are not affected.
    const again = await from(network, { seconds: 30, proof }).expect(428)
    await from(network, { seconds: 30, proof: proofOf(again.headers['proof-challenge']!) }).expect(201)
    await from(anotherNetwork(), { seconds: 30 }).expect(201)
    // A suspected sender learns nothing.
    await from(network, { seconds: 30, opinion: 'Kupite' }).expect(201)
    expect((await stored()).slice(10).map(({ suspicions }) => suspicions)).toEqual([[], [], [], ['bait']])
  })

  it('requires no proof through the API, but marks as spam from the eleventh on and refuses past the limit', async () => {
    const network = anotherNetwork()
    for (let sent = 0; sent < 20; sent++) await from(network).expect(201)
    const rows = await stored()
    expect(rows.filter(({ status }) => status === 'new')).toHaveLength(10)
    expect(rows.filter(({ suspicions }) => suspicions.includes('unproven'))).toHaveLength(10)
    await from(network).expect(429)
  })

  it('refuses an invalid proof', async () => {
    const network = anotherNetwork()
    const { headers } = await bring(network)
    const challenge = headers['proof-challenge']!
    for (const proof of ['x', '.', `${challenge.slice(0, -2)}AA.0`, { value: 'x' }, 7]) {
      const { status } = await from(network, { seconds: 30, proof })
      expect([201, 428]).toContain(status)
    }
    expect((await stored()).slice(10).every(({ status }) => status === 'spam')).toBe(true)
  })

  it('accepts waiting as proof without JavaScript, and keeps all input', async () => {
    const network = anotherNetwork()
    const visit = (fields: object) =>
      request(site.http)
        .post(page)
        .set('X-Forwarded-For', network)
        .type('form')
        .send({ ...form, email: 'patient@example.com', ...fields })
    await bring(network)
    const { text: kept } = await request(site.http).get(page).expect(200)
    const first = await visit(hiddenIn(kept)).expect(428)
    expect(first.text).toContain('Pričekajte 10\u00a0s')
    expect(first.text).toContain('value="patient@example.com"')
    const hidden = hiddenIn(first.text)
    expect(hidden.proof).toBeTruthy()
    // Too early: the waiting time continues.
    const second = await visit(hidden).expect(428)
    expect(hiddenIn(second.text).proof).toBe(hidden.proof)
    pass(11_000)
    await visit(hidden).expect(303)
    expect((await stored()).at(-1)).toMatchObject({ status: 'new', suspicions: [] })
  })
})

describe('minimum time to fill in a form', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ trustedProxyHops: 1 })
  })
  afterAll(() => site.close())

  const visit = (address: string) => request(site.http).get('/kontakt').set('X-Forwarded-For', address).expect(200)
  const post = (address: string, hidden: object) =>
    request(site.http)
      .post('/kontakt')
      .set('X-Forwarded-For', address)
      .type('form')
      .send({ ...message, ...hidden })
      .expect(303)
  const last = async () => {
    const [row] = await site.database.query('SELECT suspicions FROM contact_messages ORDER BY received_at DESC LIMIT 1')
    return (row as { suspicions: string[] }).suspicions
  }

  it('classifies only a too fast submission of a cached page without JavaScript as spam', async () => {
    pass(0) // stops the clock, so that slow requests are no slow visitor
    const hidden = hiddenIn((await visit('192.0.2.1')).text)
    await visit('192.0.2.2')
    await post('192.0.2.2', hidden)
    expect(await last()).toEqual(['quick'])
    // Unknown networks prove nothing: a phone may change its network in the meantime.
    await post('192.0.2.3', hidden)
    expect(await last()).toEqual([])
    pass(5000)
    await post('192.0.2.1', hidden)
    expect(await last()).toEqual([])
    // A colleague behind the same address has just opened the page.
    await visit('192.0.2.1')
    await post('192.0.2.1', hidden)
    expect(await last()).toEqual([])
  })
})

describe('many appointment requests', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ rateLimitScale: 1, trustedProxyHops: 1 })
  })
  afterAll(() => site.close())

  it('counts by phone number if there is no email address', async () => {
    const asked = {
      service: 'Ponovljeno testiranje',
      location: 'zagreb',
      forWhom: 'self',
      name: 'Ana',
      wishes: [await possibleWish(site, 'zagreb')],
    }
    const phones = [...Array<string>(6).fill('+385 91 234 5678'), '+385 91 234 5679']
    for (const phone of phones) {
      const sent = request(site.http).post('/api/appointment-request').set('X-Forwarded-For', '198.51.100.7')
      await sent.send({ ...asked, phone }).expect(201)
    }
    const rows = await site.database.query<{ status: string; suspicions: string[] }[]>(
      'SELECT status, suspicions FROM appointment_requests ORDER BY received_at, id',
    )
    expect(rows.map(({ suspicions }) => suspicions)).toEqual([...Array<string[]>(5).fill([]), ['sender'], []])
    expect(rows.every(({ status }) => status === 'new')).toBe(true)
  })
})
