import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import request, { type Response } from 'supertest'
import { v7 as idByTime } from 'uuid'
import { type MailingSite, startMailingSite } from '../support/mailing-site.js'
import { possibleWish } from '../support/possible-wish.js'
import { proofOf } from '../support/proofs.js'
import { startTestApp, type TestApp } from '../support/test-app.js'
import { addColleague, type Agent, owner, signIn } from '../support/staff.js'

const message = { name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Imate li termin?' }
const inquiry = {
  ...{ firstName: 'Iva', lastName: 'Perić', email: 'iva@example.com', phone: '+385 1 555 0199' },
  preferredLocation: 'Osijek',
}

const kinds = [
  {
    ...{ kind: 'a contact message', page: '/kontakt', api: '/api/contact', admin: '/api/admin/contact-messages' },
    ...{ table: 'contact_messages', form: message },
  },
  {
    ...{ kind: 'a franchise inquiry', page: '/fran%C5%A1iza', api: '/api/franchise-inquiry' },
    ...{ admin: '/api/admin/franchise-inquiries', table: 'franchise_inquiries', form: inquiry },
  },
]

/** Time goes on by so much, for the application as well. */
const pass = (milliseconds: number) => jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + milliseconds)
afterEach(() => jest.restoreAllMocks())

/** What a browser without JavaScript sends of a form by itself, as its page has it. */
const hiddenIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input(?=[^>]*name="(made|proof)")[^>]*value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  )

describe.each(kinds)('$kind', ({ page, api, admin, table, form }) => {
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
  /** Acts while nobody is told of anything. */
  const untold = async (act: () => Promise<void>) => {
    await site.database.query(`ALTER TABLE outbox_events ALTER next_attempt_at SET DEFAULT now() + interval '1 hour'`)
    await act()
    await site.database.query('ALTER TABLE outbox_events ALTER next_attempt_at SET DEFAULT now()')
    await site.database.query('UPDATE outbox_events SET next_attempt_at = now()')
  }

  it('of a program that uses the API is a lead, without anything beside', async () => {
    await send().expect(201)
    expect(await stored()).toMatchObject([{ status: 'new', suspicions: [] }])
    expect(await mails()).toEqual(['confirmation', 'staff'])
  })

  it.each([
    ['fills in what nobody sees', { opinion: 'https://spam.example' }, ['bait']],
    ['fills it in with what is no text', { opinion: { $gt: '' } }, ['bait']],
    ['fills it in with more than any field takes', { opinion: 'x'.repeat(20_000) }, ['bait']],
    ['is faster than anybody types', { seconds: 0.4 }, ['quick']],
    ['says that it took less than no time', { seconds: -5 }, ['quick']],
    ['makes up a day', { made: '99999.AAAA' }, ['noPage']],
    ['does all of it', { opinion: 'x', seconds: 0, made: 'x' }, ['bait', 'noPage', 'quick']],
  ])('is answered alike and stored as spam when its sender %s', async (_, beside, suspicions) => {
    const { body: good } = await send().expect(201)
    const { body: bad } = await send(beside).expect(201)
    expect(Object.keys(bad)).toEqual(Object.keys(good))
    expect((await stored()).find(({ id }) => id === bad.id)).toMatchObject({ status: 'spam', suspicions })
    expect(await mails()).toEqual(['confirmation', 'staff'])
  })

  it.each([
    ['took their time', { opinion: '', seconds: 40 }],
    ['had typed it before', { opinion: '', seconds: null }],
    ['had blanks put into it', { opinion: '  ', seconds: 40 }],
    ['says nothing that can be read', { seconds: 'soon' }],
  ])('is a lead when its sender %s', async (_, beside) => {
    await send(beside).expect(201)
    expect(await stored()).toMatchObject([{ status: 'new', suspicions: [] }])
  })

  it('sent without JavaScript from its page is a lead, also when the page was kept for everyone, and for weeks', async () => {
    const fresh = hiddenIn(await get())
    const kept = hiddenIn(await get())
    expect(kept).toEqual(fresh)
    pass(20 * 86_400_000)
    await post({ ...kept, opinion: '' }).expect(303)
    expect(await stored()).toMatchObject([{ status: 'new', suspicions: [] }])
  })

  it.each([
    ['without having had the page', () => ({}), ['noPage']],
    ['with the page of two months ago', (hidden: object) => (pass(62 * 86_400_000), hidden), ['noPage']],
    ['with what nobody sees filled in', (hidden: object) => (pass(60_000), { ...hidden, opinion: 'x' }), ['bait']],
  ])('sent without JavaScript %s is spam, and its sender is told the same', async (_, beside, suspicions) => {
    const { headers } = await post(beside(hiddenIn(await get()))).expect(303)
    expect(headers.location).toMatch(/sent=.*-outcome$/)
    const [row] = await stored()
    expect(row).toMatchObject({ status: 'spam' })
    expect(row!.suspicions).toEqual(expect.arrayContaining(suspicions))
    expect(await mails()).toEqual([])
  })

  it('is stored once for one key, whatever comes beside', async () => {
    const key = idByTime()
    const first = await send({ seconds: 40 }).set('Idempotency-Key', key).expect(201)
    const again = await send({ seconds: 61, opinion: 'x' }).set('Idempotency-Key', key).expect(201)
    expect(again.body).toEqual(first.body)
    expect(await stored()).toMatchObject([{ status: 'new' }])
  })

  it('that is suspected is in the spam box with the reason, and nowhere else', async () => {
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
    expect(body).toMatchObject({ waiting: [], newest: [] })
  })

  it('that is restored is told of once, however often it is put back', async () => {
    const id = await suspected()
    expect(await mails()).toEqual([])
    await change(id, { status: 'new' })
    expect(await mails()).toEqual(['confirmation', 'staff'])
    await change(id, { status: 'spam' })
    await change(id, { status: 'new' })
    expect(await mails()).toEqual(['confirmation', 'staff'])
    expect(await stored()).toMatchObject([{ status: 'new', suspicions: ['bait'] }])
  })

  it('that is restored, taken back before anybody was told, and restored again is told of once', async () => {
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

  it('that leaves the box since a message is merged into it is told of', async () => {
    const id = await suspected()
    const { body: other } = await send().expect(201)
    expect(await mails()).toEqual(['confirmation', 'staff'])
    const { headers } = await staff.get(`${admin}/${id}`).expect(200)
    await staff.post(`${admin}/${id}/merge`).set('If-Match', headers.etag!).send({ leadId: other.id }).expect(200)
    expect(await mails()).toEqual(['confirmation', 'confirmation', 'staff', 'staff'])
  })

  it('that is restored days later is confirmed no more', async () => {
    const id = await suspected()
    await site.database.query(`UPDATE ${table} SET received_at = received_at - interval '3 days'`)
    await change(id, { status: 'new' })
    expect(await mails()).toEqual(['staff'])
  })

  it('that staff took for spam themselves is not told of again', async () => {
    const { body } = await send().expect(201)
    expect(await mails()).toHaveLength(2)
    await change(body.id, { status: 'spam' })
    await change(body.id, { status: 'new' })
    expect(await mails()).toHaveLength(2)
  })

  it('that staff take for spam before it is told of is told of when they restore it, on that day', async () => {
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

  it('that is taken for spam before its mails leave has none', async () => {
    const id = await suspected()
    const scope = api === '/api/contact' ? 'contact' : 'franchise'
    await site.database.query('INSERT INTO outbox_events (type, subject_id) VALUES ($1, $2)', [`${scope}.received`, id])
    expect(await mails()).toEqual([])
  })

  it('is removed for good as spam alone, with all that was kept of it, and the audit log knows by whom', async () => {
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

  it('takes its mails along when it is removed: rows and files', async () => {
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

  it('is not removed while something is shown with it', async () => {
    const [id, other] = [await suspected(), await suspected()]
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

describe.each(kinds)('many of $kind', ({ page, api, table, form }) => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ rateLimitScale: 1, trustedProxyHops: 1 })
  })
  afterAll(() => site.close())
  afterEach(() => site.database.query(`TRUNCATE ${table}`))

  let senders = 0
  let networks = 0
  /** One that nothing has come from. */
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

  it('by one sender are spam from the sixth of an hour on, from whatever network', async () => {
    for (let sent = 1; sent <= 7; sent++) {
      const email = sent % 2 ? 'Bomb@example.com' : 'bomb@Example.com'
      await from(anotherNetwork(), { email }).expect(201)
    }
    expect((await stored()).map(({ suspicions }) => suspicions)).toEqual([
      ...Array<string[]>(5).fill([]),
      ...Array<string[]>(2).fill(['sender']),
    ])
    await site.database.query(`DELETE FROM ${table}`)
    await from(anotherNetwork(), { email: 'bomb@example.com' }).expect(201)
    expect(await stored()).toMatchObject([{ status: 'new' }])
  })

  it('from one network have to be proven when half of its limit is gone, with words that make sense', async () => {
    const network = anotherNetwork()
    const { body, headers } = await bring(network)
    expect(body).toMatchObject({ status: 428, code: 'spam.proof_required', title: 'Potrebna je potvrda' })
    expect(await stored()).toHaveLength(10)
    const proof = proofOf(headers['proof-challenge']!)
    await from(network, { seconds: 30, proof }).expect(201)
    // Each is good for one: who comes with it again, as by going back, is asked anew. Others are not asked.
    const again = await from(network, { seconds: 30, proof }).expect(428)
    await from(network, { seconds: 30, proof: proofOf(again.headers['proof-challenge']!) }).expect(201)
    await from(anotherNetwork(), { seconds: 30 }).expect(201)
    expect((await stored()).slice(10).map(({ suspicions }) => suspicions)).toEqual([[], [], []])
  })

  it('by the API are never asked: from the eleventh on they wait in the spam box, and past the limit they are refused', async () => {
    const network = anotherNetwork()
    for (let sent = 0; sent < 20; sent++) await from(network).expect(201)
    const rows = await stored()
    expect(rows.filter(({ status }) => status === 'new')).toHaveLength(10)
    expect(rows.filter(({ suspicions }) => suspicions.includes('unproven'))).toHaveLength(10)
    await from(network).expect(429)
  })

  it('are not let through by a proof that was made up', async () => {
    const network = anotherNetwork()
    const { headers } = await bring(network)
    const challenge = headers['proof-challenge']!
    for (const proof of ['x', '.', `${challenge.slice(0, -2)}AA.0`, { toString: 'x' }, 7]) {
      const { status } = await from(network, { seconds: 30, proof })
      expect([201, 428]).toContain(status)
    }
    expect((await stored()).slice(10).every(({ status }) => status === 'spam')).toBe(true)
  })

  it('without JavaScript are proven by waiting, and nothing typed is lost', async () => {
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
    // Too early, the clock goes on.
    const second = await visit(hidden).expect(428)
    expect(hiddenIn(second.text).proof).toBe(hidden.proof)
    pass(11_000)
    await visit(hidden).expect(303)
    expect((await stored()).at(-1)).toMatchObject({ status: 'new', suspicions: [] })
  })
})

describe('who needs less time than it takes', () => {
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

  it('to fill in a kept page without JavaScript is suspected, and nobody else', async () => {
    const hidden = hiddenIn((await visit('192.0.2.1')).text)
    await visit('192.0.2.2')
    await post('192.0.2.2', hidden)
    expect(await last()).toEqual(['quick'])
    // Of a network that was not seen nothing is known: a phone may change its own meanwhile.
    await post('192.0.2.3', hidden)
    expect(await last()).toEqual([])
    pass(5000)
    await post('192.0.2.1', hidden)
    expect(await last()).toEqual([])
    // A colleague behind the same address has just come to the page.
    await visit('192.0.2.1')
    await post('192.0.2.1', hidden)
    expect(await last()).toEqual([])
  })
})

describe('many requests for appointments', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ rateLimitScale: 1, trustedProxyHops: 1 })
  })
  afterAll(() => site.close())

  it('are counted by the telephone where there is no e-mail address', async () => {
    const asked = {
      ...{ service: 'Ponovljeno testiranje', location: 'zagreb', forWhom: 'self', name: 'Ana' },
      wishes: [await possibleWish(site, 'zagreb')],
    }
    const phones = [...Array<string>(6).fill('+385 91 234 5678'), '+385 91 234 5679']
    for (const [at, phone] of phones.entries()) {
      const sent = request(site.http).post('/api/appointment-request').set('X-Forwarded-For', `198.51.100.${at}`)
      await sent.send({ ...asked, phone }).expect(201)
    }
    const rows = await site.database.query<{ suspicions: string[] }[]>(
      'SELECT suspicions FROM appointment_requests ORDER BY received_at, id',
    )
    expect(rows.map(({ suspicions }) => suspicions)).toEqual([...Array<string[]>(5).fill([]), ['sender'], []])
  })
})
