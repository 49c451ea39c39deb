import { jest } from '@jest/globals'
import type { Request, Response } from 'express'
import request from 'supertest'
import { KnownDevicesService } from '../../../src/admin/session/known-devices.service.js'
import { SignInFailuresService } from '../../../src/admin/session/sign-in-failures.service.js'
import { type Agent, appCode, owner, signIn, startTestAdmin, turnOnSecondFactor } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

/** Records the wrong passwords of the present hour as if it were over. @returns the hour */
async function recordFailures({ app, database }: TestApp): Promise<string> {
  const [[row]] = await database.query<[{ hour: Date }[]]>(
    `UPDATE sign_in_failures SET hour = hour - interval '1 hour' RETURNING hour`,
  )
  await app.get(SignInFailuresService).record()
  return row!.hour.toISOString()
}

describe('sign-in', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin()
  })
  afterAll(() => site.close())

  it('responds alike to a wrong password and an unknown address', async () => {
    const wrong = await request(site.http)
      .post('/api/admin/session')
      .send({ ...owner, password: 'no' })
      .expect(401)
    const unknown = await request(site.http)
      .post('/api/admin/session')
      .send({ email: 'nobody@example.com', password: 'no' })
      .expect(401)
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.body.code).toBe('session.sign_in_failed')
  })

  it('stores passwords as argon2id only', async () => {
    const [user] = await site.database.query('SELECT * FROM users')
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d{5,},t=\d+,p=\d+\$/)
  })

  it('records the failures of an hour once for each account, and nothing about unknown addresses', async () => {
    const attempt = (email: string) => request(site.http).post('/api/admin/session').send({ email, password: 'no' })
    const [{ id }] = await site.database.query('SELECT id FROM users')
    for (let time = 0; time < 3; time++) await attempt(owner.email).expect(401)
    await attempt('my-password@example.com').expect(401)
    await attempt('hunter2').expect(401)
    const hour = await recordFailures(site)
    const rows = await site.database.query(`
      SELECT subject_kind, subject_id, details FROM audit_events WHERE action = 'session.failed' ORDER BY id DESC LIMIT 2`)
    expect(rows).toEqual([
      { subject_kind: 'user', subject_id: id, details: { wrong: 'password', hour, failures: 4 } },
      { subject_kind: null, subject_id: null, details: { wrong: 'password', hour, failures: 3 } },
    ])
    expect(JSON.stringify(await site.database.query('SELECT * FROM audit_events'))).not.toContain('my-password')
  })

  it('redirects after sign-in to its own paths only', async () => {
    const signIn = (next: string) =>
      request(site.http)
        .post(`/admin/login?next=${encodeURIComponent(next)}`)
        .type('form')
        .send(owner)
    const { headers } = await signIn('/admin/contact-messages')
    expect(headers.location).toBe('/admin/contact-messages')
    for (const next of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example']) {
      expect((await signIn(next).expect(303)).headers.location).toBe('/admin/dashboard')
    }
  })

  it('accepts a one-time password for a day', async () => {
    const attempt = () => request(site.http).post('/api/admin/session').send(owner)
    const setAgo = (ago: string) =>
      site.database.query('UPDATE users SET must_change_password = true, password_set_at = now() - $1::interval', [ago])
    await setAgo('23 hours 59 minutes')
    await attempt().expect(200)
    await setAgo('24 hours 1 minute')
    expect((await attempt().expect(401)).body.code).toBe('session.one_time_password_expired')
    const { text } = await request(site.http).post('/admin/login').type('form').send(owner).expect(401)
    expect(text).toContain('vrijedila je 24 sata')
    await site.database.query('UPDATE users SET must_change_password = false')
    await attempt().expect(200)
  })
})

describe('known device', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin({ rateLimitScale: 0.2 })
  })
  afterAll(() => site.close())

  it('is identified by an HttpOnly cookie', async () => {
    const { headers } = await request(site.http).post('/api/admin/session').send(owner).expect(200)
    expect(headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^device=.*Max-Age=15552000; Path=\/; .*HttpOnly; SameSite=Lax$/),
    )
  })

  it('is not blocked by failures of others on its network, and has its own limit', async () => {
    const known = await signIn(site, owner)
    await known.delete('/api/admin/session').expect(204)
    const attempt = (from: Pick<Agent, 'post'>, password: string, email = owner.email) =>
      from.post('/api/admin/session').send({ email, password })
    const stranger = request(site.http)
    for (let time = 0; time < 2; time++) await attempt(stranger, 'wrong').expect(401)
    await attempt(stranger, owner.password).expect(429) // the account, from this network
    for (let person = 0; person < 8; person++) await attempt(stranger, 'wrong', `${person}@example.com`).expect(401)
    await attempt(stranger, 'wrong', 'other@example.com').expect(429) // the network, for any account

    await attempt(known, owner.password).expect(200)
    await attempt(known, 'wrong', 'other@example.com').expect(429) // known only for its own account
    for (let time = 0; time < 2; time++) await attempt(known, 'wrong').expect(401)
    await attempt(known, owner.password).expect(429)
  })

  it('is identified by an unforgeable cookie', () => {
    const devices = site.app.get(KnownDevicesService)
    const cookies: string[] = []
    const response = { cookie: (name: string, value: string) => cookies.push(`${name}=${value}`) }
    devices.remember('Owner@example.com', response as unknown as Response)
    const nameFor = (email: string, cookie: string) => devices.nameFor(email, { headers: { cookie } } as Request)
    const [cookie] = cookies as [string]
    const name = nameFor('owner@example.com ', cookie)
    expect(name).toMatch(/^[\w-]{22}$/)
    const [, until, hash] = cookie.split('.')
    expect((Number(until) - Date.now()) / (24 * 3_600_000)).toBeCloseTo(180)
    expect(nameFor('ana@example.com', cookie)).toBeUndefined()
    expect(nameFor('owner@example.com', `device=${name}.${Number(until) + 1}.${hash}`)).toBeUndefined()
    expect(nameFor('owner@example.com', `device=x.${until}.${hash}`)).toBeUndefined()
    expect(nameFor('owner@example.com', '')).toBeUndefined()
    jest.useFakeTimers({ now: Number(until), doNotFake: ['nextTick', 'setImmediate'] })
    expect(nameFor('owner@example.com', cookie)).toBeUndefined()
    jest.useRealTimers()
  })
})

describe('sign-in limit', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin({ rateLimitScale: 0.5 })
  })
  afterAll(() => site.close())

  it('does not block other users of the network', async () => {
    const attempt = (email: string, password: string) =>
      request(site.http).post('/api/admin/session').send({ email, password })
    for (let time = 0; time < 5; time++) await attempt(owner.email, 'wrong').expect(401)
    const { body, headers } = await attempt(owner.email, 'wrong').expect(429)
    expect(body).toMatchObject({ code: 'too_many_requests', limit: 'session' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    await attempt('other@example.com', 'wrong').expect(401)
  })

  it('counts any spelling of an address together', async () => {
    const attempt = (email: string) => request(site.http).post('/api/admin/session').send({ email, password: 'wrong' })
    for (const email of ['iva@example.com', 'Iva@Example.com', 'IVA@EXAMPLE.COM', 'iva@EXAMPLE.com', 'İva@example.com'])
      await attempt(email).expect(401)
    await attempt('ivA@example.com').expect(429)
  })
})

describe('correct password', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin({ rateLimitScale: 0.1 })
  })
  afterAll(() => site.close())

  it('does not count, even with many colleagues on a network', async () => {
    const attempt = (password = owner.password) =>
      request(site.http)
        .post('/api/admin/session')
        .send({ ...owner, password })
    for (let time = 0; time < 6; time++) await attempt().expect(200) // more than the failures permitted for account or network
    await attempt('wrong').expect(401)
    await attempt('wrong').expect(429)
  })
})

describe('two-factor code', () => {
  let site: TestApp
  beforeEach(async () => {
    site = await startTestAdmin({ trustedProxyHops: 1, rateLimitScale: 1 })
  })
  afterEach(() => site.close())

  it('is requested with the password and must be correct', async () => {
    const { secret } = await turnOnSecondFactor(await signIn(site, owner))
    const attempt = (code?: string) =>
      request(site.http)
        .post('/api/admin/session')
        .send({ ...owner, code })
    expect((await attempt().expect(401)).body.code).toBe('session.second_factor_required')
    expect((await attempt('123456').expect(401)).body.code).toBe('session.second_factor_failed')
    const [{ details }] = await site.database.query('SELECT details FROM audit_events ORDER BY id DESC LIMIT 1')
    expect(details).toEqual({ wrong: 'code' })
    await attempt(appCode(secret)).expect(200)
  })

  it('does not count as a wrong password while it is pending', async () => {
    const known = await signIn(site, owner)
    await turnOnSecondFactor(known)
    for (let time = 0; time < 11; time++) {
      const { body } = await known.post('/api/admin/session').send(owner).expect(401)
      expect(body.code).toBe('session.second_factor_required')
    }
  })

  it('is limited by account and network, and by account over all networks', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(await signIn(site, owner))
    const attempt = (address: string, code: string) =>
      request(site.http)
        .post('/api/admin/session')
        .set('X-Forwarded-For', address)
        .send({ ...owner, code })
    for (let time = 0; time < 10; time++) await attempt('192.0.2.1', '000000').expect(401)
    const { body, headers } = await attempt('192.0.2.1', recoveryCodes[0]!).expect(429)
    expect(body).toMatchObject({ code: 'too_many_requests', limit: 'session' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    await attempt('198.51.100.1', recoveryCodes[0]!).expect(200) // the owner, on another network

    for (const address of ['192.0.2.7', '198.51.100.7', '203.0.113.7', '203.0.113.200']) {
      for (let time = 0; time < 9; time++) await attempt(address, '000000')
    }
    await attempt('198.51.100.99', recoveryCodes[1]!).expect(429)
  })
})
