import { parse } from 'csv-parse/sync'
import request from 'supertest'
import { leadsAdmin, unknownId } from '../../support/leads-admin.js'

const path = '/api/admin/newsletter-subscribers'

const admin = leadsAdmin()
beforeEach(async () => {
  // By rows: locks of all tables could deadlock with mails that the site still writes for the previous test.
  for (const table of ['newsletter_subscribers', 'forgotten_subscribers'])
    await admin.site.database.query(`DELETE FROM ${table}`)
})

const subscribe = (email: string, lang = 'hr') =>
  request(admin.site.http).post('/api/newsletter').set('Cookie', `language=${lang}`).send({ email })
/** Confirms an address as by the mailed link. */
const confirm = (email: string) =>
  admin.site.database.query('UPDATE newsletter_subscribers SET confirmed_at = now() WHERE email = $1', [email])
const join = async (email: string, lang?: string) => {
  await subscribe(email, lang).expect(202)
  await confirm(email)
}
const list = async (query: object = {}) => (await admin.staff.agent.get(path).query(query).expect(200)).body
const emails = async (query: object = {}) => (await list(query)).items.map(({ email }: { email: string }) => email)
const unsubscribe = async (...addresses: string[]) => {
  const { items } = await list({ pageSize: 100 })
  const ids = items
    .filter(({ email }: { email: string }) => addresses.includes(email))
    .map(({ id }: { id: string }) => id)
  return admin.staff.agent.post(`${path}/unsubscribe`).send({ ids })
}

describe('list of subscribers', () => {
  it('shows consent text and time, newest first', async () => {
    await join('ana@example.com')
    await join('iva@example.com', 'en')
    expect(await list()).toMatchObject({
      total: 2,
      items: [
        { email: 'iva@example.com', language: 'en', unsubscribedAt: null, consentText: expect.stringMatching(/\w/) },
        { email: 'ana@example.com', language: 'hr', state: 'subscribed', subscribedAt: expect.stringMatching(/Z$/) },
      ],
    })
  })

  it('is searched, sorted and paged', async () => {
    for (const name of ['cvita', 'ana', 'under_score', 'boro']) await join(`${name}@example.com`)
    expect(await emails({ search: 'ANA@' })).toEqual(['ana@example.com'])
    expect(await emails({ search: '_' })).toEqual(['under_score@example.com'])
    expect(await emails({ search: '%' })).toEqual([])
    expect(await emails({ sort: 'email', pageSize: 2 })).toEqual(['ana@example.com', 'boro@example.com'])
    expect(await emails({ sort: '-email', pageSize: 3, page: 2 })).toEqual(['ana@example.com'])
    expect(await emails({ sort: 'subscribedAt', pageSize: 1 })).toEqual(['cvita@example.com'])
    expect(await list({ page: 9 })).toMatchObject({ page: 9, total: 4, items: [] })
  })

  it.each(['view=all', 'sort=name', 'page=0', 'pageSize=101', `search=${'x'.repeat(201)}`, 'unknown=1'])(
    'refuses %s',
    async (query) => {
      const { body } = await admin.staff.agent.get(`${path}?${query}`).expect(422)
      expect(body.errors).toMatchObject([{ field: query.split('=')[0] }])
    },
  )
})

describe('subscription', () => {
  it('is ended once at the subscriber’s request', async () => {
    for (const name of ['ana', 'iva', 'eva']) await join(`${name}@example.com`)
    expect((await unsubscribe('ana@example.com', 'iva@example.com')).body).toEqual({ unsubscribed: 2 })
    expect(await emails()).toEqual(['eva@example.com'])
    const { items } = await list({ view: 'unsubscribed', sort: 'email' })
    expect(items).toMatchObject([{ email: 'ana@example.com' }, { email: 'iva@example.com' }])
    const ids = items.map(({ id }: { id: string }) => id)
    const again = await admin.staff.agent.post(`${path}/unsubscribe`).send({ ids: [...ids, unknownId] })
    expect(again.body).toEqual({ unsubscribed: 0 })
    const recorded = await admin.site.database.query(
      `SELECT actor_email, details FROM audit_events WHERE action = 'subscribers.unsubscribed'`,
    )
    expect(recorded).toEqual([
      { actor_email: expect.any(String), details: { count: 2, ids: expect.arrayContaining(ids) } },
    ])
    expect((await list({ view: 'unsubscribed', sort: 'email' })).items).toEqual(items)
  })

  it('is restarted on return with the current consent', async () => {
    await join('ana@example.com')
    await unsubscribe('ana@example.com')
    const { items: before } = await list({ view: 'unsubscribed' })
    await join('ANA@example.com', 'en')
    await subscribe('ana@example.com').expect(409)
    const { items, total } = await list()
    expect(total).toBe(1)
    expect(items).toMatchObject([{ id: before[0].id, language: 'en', unsubscribedAt: null }])
    expect(items[0].consentText).not.toBe(before[0].consentText)
    expect(Date.parse(items[0].subscribedAt)).toBeGreaterThan(Date.parse(before[0].subscribedAt))
    expect(await emails({ view: 'unsubscribed' })).toEqual([])
  })

  it('is pending until confirmed, and can be ended before', async () => {
    await join('ana@example.com')
    await subscribe('iva@example.com').expect(202)
    expect(await emails()).toEqual(['ana@example.com'])
    const pending = await list({ view: 'pending' })
    expect(pending.items).toMatchObject([{ email: 'iva@example.com', state: 'pending', confirmedAt: null }])
    const ids = pending.items.map(({ id }: { id: string }) => id)
    await admin.staff.agent.post(`${path}/unsubscribe`).send({ ids }).expect(200, { unsubscribed: 1 })
    expect((await list({ view: 'unsubscribed' })).items).toMatchObject([{ id: ids[0], state: 'unsubscribed' }])
    expect(await emails({ view: 'pending' })).toEqual([])
  })

  it.each([{ ids: [] }, { ids: ['no-uuid'] }, {}, { ids: [unknownId, unknownId] }])(
    'is not ended by %j',
    async (body) => {
      const refusal = await admin.staff.agent.post(`${path}/unsubscribe`).send(body).expect(422)
      expect(refusal.body.errors).toMatchObject([{ field: 'ids' }])
    },
  )
})

describe('suppressed address', () => {
  const idsOf = async (view: string) => (await list({ view })).items.map(({ id }: { id: string }) => id)

  it('is marked by staff, receives no mail, and regains its former state on release', async () => {
    await join('ana@example.com')
    await subscribe('iva@example.com').expect(202)
    const ids = [...(await idsOf('subscribed')), ...(await idsOf('pending'))]
    await admin.staff.agent.post(`${path}/suppress`).send({ ids }).expect(200, { changed: 2 })
    await admin.staff.agent.post(`${path}/suppress`).send({ ids }).expect(200, { changed: 0 })
    expect([await emails(), await emails({ view: 'pending' })]).toEqual([[], []])
    const { items } = await list({ view: 'suppressed', sort: 'email' })
    expect(items).toMatchObject([
      { email: 'ana@example.com', state: 'suppressed', suppressedAt: expect.stringMatching(/Z$/) },
      { email: 'iva@example.com', state: 'suppressed' },
    ])
    await admin.staff.agent.post(`${path}/release`).send({ ids }).expect(200, { changed: 2 })
    expect([await emails(), await emails({ view: 'pending' })]).toEqual([['ana@example.com'], ['iva@example.com']])
    const events = await admin.site.database.query(
      `SELECT action, actor_email FROM audit_events WHERE action ~ 'suppressed|released' ORDER BY id`,
    )
    expect(events).toEqual([
      { action: 'subscribers.suppressed', actor_email: admin.staff.email },
      { action: 'subscribers.released', actor_email: admin.staff.email },
    ])
  })
})

describe('export of subscribers', () => {
  const exported = async (query: object = {}) => {
    const { text } = await admin.owner.agent.get(`${path}/export`).query(query).buffer().expect(200)
    expect(text.startsWith('\uFEFF')).toBe(true)
    return parse<Record<string, string>>(text, { bom: true, columns: true })
  }

  it('contains what the list shows, in the same order', async () => {
    for (const name of ['cvita', 'ana', 'boro', '+eva', 'ema', 'dora', 'filip']) await join(`${name}@example.com`)
    await unsubscribe('boro@example.com')
    expect((await exported({ sort: 'email' })).map(({ email }) => email)).toEqual([
      "'+eva@example.com",
      'ana@example.com',
      ...['cvita', 'dora', 'ema', 'filip'].map((name) => `${name}@example.com`),
    ])
    expect(await exported({ view: 'unsubscribed', search: 'bor' })).toMatchObject([{ email: 'boro@example.com' }])
  })

  it('contains every subscriber once, however many', async () => {
    await admin.site.database.query(`
      INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at)
      SELECT n || '@example.com', 'hr', 'Da.', now() FROM generate_series(1, 1203) n`)
    for (const sort of ['email', '-subscribedAt']) {
      const rows = await exported({ sort })
      expect(rows).toHaveLength(1203)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(1203)
    }
  })

  it('contains column names even without rows', async () => {
    const { text } = await admin.owner.agent.get(`${path}/export`).buffer().expect(200)
    expect(text).toBe(
      '\uFEFF"id","subscribedAt","email","language","consentText","state","confirmedAt","unsubscribedAt","suppressedAt"\r\n',
    )
  })

  it('is recorded without the search text', async () => {
    await exported({ search: 'ana@example.com' })
    const [event] = await admin.site.database.query('SELECT * FROM audit_events ORDER BY id DESC LIMIT 1')
    expect(event).toMatchObject({ action: 'subscribers.exported', actor_email: admin.owner.email })
    expect(event.details).toEqual({ view: 'subscribed', sort: '-subscribedAt', searched: true })
  })

  it('is restricted to administrators', async () => {
    await admin.staff.agent.get(`${path}/export`).expect(403)
    await request(admin.site.http).get(`${path}/export`).expect(401)
  })
})
