import { setTimeout as pause } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import request from 'supertest'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { apiScopes } from '../../../src/shared/admin/api-scopes.js'
import { addKey, program } from '../../support/api-keys.js'
import { expectLog } from '../../support/expected-log.js'
import { leadsAdmin, unknownId } from '../../support/leads-admin.js'
import { auditedActions, owner, sessionCookie, startTestAdmin } from '../../support/staff.js'
import { until } from '../../support/until.js'

const PATH = '/api/admin/api-keys'
const DAY_MS = 86_400_000

/** Scope required by each route; keys with other scopes are rejected. */
const routes = [
  { method: 'get', path: '/api/subscribers', described: '/api/subscribers', scope: 'subscribers:read' },
  { method: 'get', path: '/api/bookings', described: '/api/bookings', scope: 'bookings:read' },
  { method: 'get', path: `/api/bookings/${unknownId}`, described: '/api/bookings/{id}', scope: 'bookings:read' },
  { method: 'patch', path: `/api/bookings/${unknownId}`, described: '/api/bookings/{id}', scope: 'bookings:write' },
  { method: 'get', path: '/api/leads', described: '/api/leads', scope: 'leads:read' },
  { method: 'get', path: `/api/leads/contact/${unknownId}`, described: '/api/leads/{kind}/{id}', scope: 'leads:read' },
  {
    method: 'patch',
    path: `/api/leads/contact/${unknownId}`,
    described: '/api/leads/{kind}/{id}',
    scope: 'leads:write',
  },
] as const

describe('API keys', () => {
  const admin = leadsAdmin()
  const http = () => admin.site.http
  const newKey = { name: 'CRM', scopes: ['leads:read'], expiry: '90days' }
  const make = (values: object = {}) => admin.owner.agent.post(PATH).send({ ...newKey, ...values })

  afterEach(() => admin.site.database.query('TRUNCATE api_keys CASCADE'))

  it('shows a key once and stores its hash', async () => {
    const { body, headers } = await make().expect(201)
    expect(body).toMatchObject({ name: 'CRM', scopes: ['leads:read'], state: 'active', lastUsedAt: null })
    expect(body.key).toMatch(/^bio_[0-9a-f]{16}_[0-9a-f]{64}$/)
    expect(body.key.startsWith(`${body.beginning}_`)).toBe(true)
    expect(headers['cache-control']).toBe('no-store')
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBeGreaterThan(90 * DAY_MS - 60_000)
    const { key, ...rest } = body
    const list = await admin.owner.agent.get(PATH).expect(200)
    expect(list.body).toEqual({ items: [{ ...rest, createdBy: owner.email }] })
    const rows = await admin.site.database.query('SELECT * FROM api_keys')
    expect(JSON.stringify(rows)).not.toContain(key.split('_')[2])
    await program(http(), { key }).get('/api/leads').expect(200)
  })

  it('lets only administrators create, list and revoke keys', async () => {
    const { id } = await addKey(admin.site)
    await admin.staff.agent.get(PATH).expect(403)
    await admin.staff.agent.post(PATH).send(newKey).expect(403)
    await admin.staff.agent.post(`${PATH}/${id}/revoke`).expect(403)
    await request(http()).get(PATH).expect(401)
  })

  it('records key creation and revocation in the audit log without the key', async () => {
    const before = (await auditedActions(admin.site)).length
    const { body } = await make().expect(201)
    await admin.owner.agent.post(`${PATH}/${body.id}/revoke`).expect(204)
    await admin.owner.agent.post(`${PATH}/${body.id}/revoke`).expect(204)
    expect((await auditedActions(admin.site)).slice(before)).toEqual(['api_key.created', 'api_key.revoked'])
    const rows = await admin.site.database.query('SELECT details FROM audit_events')
    expect(JSON.stringify(rows)).not.toContain(body.key.split('_')[2])
  })

  it.each([
    ['no name', { name: ' ' }, 'name', 'keyName.required'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'name', 'tooLong'],
    ['no scopes', { scopes: [] }, 'scopes', 'scopes.required'],
    ['scopes that are none', { scopes: null }, 'scopes', 'scopes.required'],
    ['an unknown scope', { scopes: ['leads:erase'] }, 'scopes', 'invalid'],
    ['a scope twice', { scopes: ['leads:read', 'leads:read'] }, 'scopes', 'invalid'],
    ['no expiry', { expiry: undefined }, 'expiry', 'expiry.required'],
    ['an unknown expiry', { expiry: 'soon' }, 'expiry', 'expiry.required'],
    ['no date', { expiry: 'date' }, 'expiresOn', 'date.invalid'],
    ['a day that there is not', { expiry: 'date', expiresOn: '2027-02-30' }, 'expiresOn', 'date.invalid'],
    ['a day that has passed', { expiry: 'date', expiresOn: '2020-01-01' }, 'expiresOn', 'date.past'],
    ['another field', { admin: true }, 'admin', 'unknownField'],
  ])('refuses to create a key with %s', async (_what, values, field, code) => {
    const { body } = await make(values).expect(422)
    expect(body.errors).toMatchObject([{ field, code }])
  })

  it('expires a key at the end of the chosen day in Zagreb, or never', async () => {
    const dated = await make({ expiry: 'date', expiresOn: '2099-07-01' }).expect(201)
    expect(dated.body.expiresAt).toBe('2099-07-01T22:00:00.000Z')
    const endless = await make({ expiry: 'never' }).expect(201)
    expect(endless.body.expiresAt).toBeNull()
  })

  it('answers 404 when revoking an unknown key', async () => {
    await admin.owner.agent.post(`${PATH}/${unknownId}/revoke`).expect(404)
    await admin.owner.agent.post(`${PATH}/x/revoke`).expect(404)
  })

  describe.each(routes)('key access to $method $path', ({ method, path, scope }) => {
    it.each(apiScopes)('accepts a key with %s only if that is the required scope', async (only) => {
      const { status, body, headers } = await program(http(), await addKey(admin.site, [only]))[method](path)
      if (only === scope) return expect(status).not.toBe(403)
      expect({ status, ...body }).toMatchObject({ status: 403, code: 'key.scope_missing' })
      expect(body.detail).toContain(scope)
      expect(headers['www-authenticate']).toContain(`error="insufficient_scope", scope="${scope}"`)
    })

    it('rejects a missing key, a wrong key and a session', async () => {
      const { key } = await addKey(admin.site)
      const cookie = await sessionCookie(admin.site, owner)
      const missing = [
        {},
        { cookie },
        { authorization: key },
        { authorization: `Basic ${key}` },
        { authorization: 'Bearer ' },
        { authorization: `xBearer ${key}` },
        { authorization: `Bearer ${key} x` },
      ]
      for (const headers of missing) {
        const response = await request(http())[method](path).set(headers)
        expect({ headers, status: response.status, code: response.body.code }).toMatchObject({
          status: 401,
          code: 'key.missing',
        })
        expect(response.headers['www-authenticate']).toBe('Bearer realm="biorezonanca"')
      }
      const last = key.at(-1) === '0' ? '1' : '0'
      for (const wrong of [
        key.slice(0, -1),
        `${key.slice(0, -1)}${last}`,
        `${key}0`,
        key.toUpperCase(),
        'x',
        'x'.repeat(7000),
      ]) {
        const response = await program(http(), { key: wrong })[method](path)
        expect({ wrong, status: response.status, code: response.body.code }).toMatchObject({
          status: 401,
          code: 'key.invalid',
        })
        expect(response.headers['www-authenticate']).toContain('error="invalid_token"')
      }
      const inAddress = await request(http())[method](`${path}?access_token=${key}&key=${key}`)
      expect(inAddress.status).toBe(401)
    })
  })

  it('reports expiry or revocation only to holders of the complete key', async () => {
    const expired = await addKey(admin.site, apiScopes, { expiresAt: new Date(Date.now() - 1) })
    const revoked = await addKey(admin.site)
    await program(http(), revoked).get('/api/leads').expect(200)
    await admin.owner.agent.post(`${PATH}/${revoked.id}/revoke`).expect(204)
    for (const [{ key }, code] of [
      [expired, 'key.expired'],
      [revoked, 'key.revoked'],
    ] as const) {
      expect((await program(http(), { key }).get('/api/leads').expect(401)).body.code).toBe(code)
      const guess = `${key.slice(0, -64)}${'0'.repeat(64)}`
      expect((await program(http(), { key: guess }).get('/api/leads').expect(401)).body.code).toBe('key.invalid')
    }
  })

  it('grants no access to the admin', async () => {
    const { get, patch } = program(http(), await addKey(admin.site))
    for (const path of [PATH, '/api/admin/contact-messages', '/api/admin/account']) await get(path).expect(401)
    await patch(`/api/admin/contact-messages/${unknownId}`).send({ status: 'spam' }).expect(401)
    await get('/admin/contact-messages').expect(303)
  })

  it('accepts requests without an Origin header, and any number of blanks before the key', async () => {
    const stored = await addKey(admin.site)
    await program(http(), stored).get('/api/leads').expect(200).expect('Cache-Control', 'no-store')
    await program(http(), { key: `  ${stored.key}` })
      .get('/api/leads')
      .expect(200)
  })

  it('records the last use of a key, at most once a minute', async () => {
    const { id, key } = await addKey(admin.site)
    const lastUse = async (): Promise<string | null> => {
      const [{ last_used_at }] = await admin.site.database.query('SELECT last_used_at FROM api_keys WHERE id = $1', [
        id,
      ])
      return last_used_at
    }
    await program(http(), { key: `${key.slice(0, -1)}x` })
      .get('/api/leads')
      .expect(401)
    expect(await lastUse()).toBeNull()
    await program(http(), { key }).get('/api/leads').expect(200)
    await until(async () => (await lastUse()) !== null)
    const first = await lastUse()
    await program(http(), { key }).get('/api/leads').expect(200)
    await pause(100) // a second write would be asynchronous
    expect(await lastUse()).toEqual(first)
  })

  it('records the use of each key in the audit log once a day', async () => {
    const one = await addKey(admin.site)
    const other = await addKey(admin.site)
    await admin.site.database.query(`UPDATE api_keys SET last_used_at = now() - interval '1 day' WHERE id = $1`, [
      other.id,
    ])
    for (const key of [one, one, other, other]) await program(http(), key).get('/api/leads').expect(200)
    await program(http(), { key: `${one.key.slice(0, -1)}x` }).get('/api/leads')
    // The second run includes an event that was stored when a run of the site was about to end.
    for (let run = 0; run < 2; run++) await admin.site.app.get(OutboxService).dispatchPending()
    const { body } = await admin.owner.agent.get('/api/admin/audit-events?action=api_key.used').expect(200)
    // Keys of other tests may have been recorded in the meantime.
    const lines = (body.items as { subjectId: string }[]).filter(({ subjectId }) =>
      [one.id, other.id].includes(subjectId),
    )
    expect(lines.map(({ subjectId }) => subjectId).sort()).toEqual([one.id, other.id].sort())
    expect(lines[0]).toMatchObject({ actor: null, details: { name: 'CRM', scopes: apiScopes } })
    const page = await admin.owner.agent.get('/admin/audit-log?action=api_key.used&lang=en').expect(200)
    expect(page.text).toContain('Another program')
    expect(page.text).toContain(`/admin/api-keys/${one.id}`)
  })

  it('rejects a key on a day whose use cannot be recorded in the audit log', async () => {
    expectLog(/^error \[http\] .*api.leads/)
    const key = await addKey(admin.site)
    await admin.site.database.query('ALTER TABLE outbox_events RENAME TO outbox_events_away')
    try {
      await program(http(), key).get('/api/leads').expect(500)
    } finally {
      await admin.site.database.query('ALTER TABLE outbox_events_away RENAME TO outbox_events')
    }
    await program(http(), key).get('/api/leads').expect(200)
  })

  it('accepts a key whose later use of a day cannot be recorded, and records the next one', async () => {
    const key = await addKey(admin.site)
    const usedAgo = (ago: string) =>
      admin.site.database.query('UPDATE api_keys SET last_used_at = now() - $1::interval WHERE id = $2', [ago, key.id])
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    await usedAgo('0')
    await admin.site.database.query('ALTER TABLE outbox_events RENAME TO outbox_events_away')
    try {
      await program(http(), key).get('/api/leads').expect(200)
      await until(() => warn.mock.calls.some(([line]) => String(line).startsWith('Recording the last use')))
    } finally {
      await admin.site.database.query('ALTER TABLE outbox_events_away RENAME TO outbox_events')
      warn.mockRestore()
    }
    await usedAgo('2 minutes')
    await program(http(), key).get('/api/leads').expect(200)
    await until(async () => {
      const [{ recent }] = await admin.site.database.query(
        `SELECT last_used_at > now() - interval '1 minute' AS recent FROM api_keys WHERE id = $1`,
        [key.id],
      )
      return recent
    })
  })

  it('documents API keys and their scopes in the OpenAPI document', async () => {
    const { body } = await request(http()).get('/api/openapi.json').expect(200)
    expect(body.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' })
    for (const { method, described, scope } of routes)
      expect(body.paths[described][method].security).toEqual([{ apiKey: [scope] }])
  })
})

describe('key rate limits', () => {
  it('limits requests per key, and wrong keys per IP address', async () => {
    const site = await startTestAdmin({ rateLimitScale: 0.01 })
    try {
      const one = await addKey(site)
      const other = await addKey(site)
      for (let time = 0; time < 6; time++) {
        const { headers } = await program(site.http, one).get('/api/leads').expect(200)
        expect(headers).toMatchObject({
          'ratelimit-policy': '"key";q=6;w=60',
          ratelimit: expect.stringMatching(new RegExp(`^"key";r=${5 - time};t=`)),
        })
      }
      const refused = await program(site.http, one).get('/api/leads').expect(429)
      expect(refused.body).toMatchObject({ code: 'too_many_requests', limit: 'key' })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      await program(site.http, other).get('/api/leads').expect(200)
      const { headers, body: booking } = await program(site.http, one).post('/api/bookings').send({}).expect(429)
      expect({ ...booking, policy: headers['ratelimit-policy'] }).toMatchObject({
        limit: 'key',
        policy: '"key";q=6;w=60',
      })
      const weak = await addKey(site, ['locations:read'])
      for (let time = 0; time < 6; time++) await program(site.http, weak).get('/api/leads').expect(403)
      await program(site.http, weak).get('/api/leads').expect(429)
      const wrong = { key: 'bio_x' }
      await program(site.http, wrong).get('/api/leads').expect(401)
      const { body } = await program(site.http, wrong).get('/api/leads').expect(429)
      expect(body).toMatchObject({ code: 'too_many_requests', limit: 'wrong_key' })
      await program(site.http, other).get('/api/leads').expect(200)
    } finally {
      await site.close()
    }
  })

  it('counts no key as wrong that could not be verified', async () => {
    expectLog(/^error \[http\] .*api.leads/)
    const site = await startTestAdmin({ rateLimitScale: 0.01 })
    try {
      const key = await addKey(site)
      await site.database.query('ALTER TABLE api_keys RENAME TO api_keys_away')
      for (let time = 0; time < 2; time++) await program(site.http, key).get('/api/leads').expect(500)
      await site.database.query('ALTER TABLE api_keys_away RENAME TO api_keys')
      await program(site.http, { key: 'bio_x' }).get('/api/leads').expect(401)
    } finally {
      await site.close()
    }
  })
})
