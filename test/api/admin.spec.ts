import { jest } from '@jest/globals'
import type { Request, Response } from 'express'
import request from 'supertest'
import { KnownDevices } from '../../src/admin/session/known-devices.service.js'
import { type Agent, owner, sessionCookieIn, signIn, startTestDesk } from '../support/staff.js'
import type { TestApp } from '../support/test-app.js'

describe('the admin', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestDesk()
  })
  afterAll(() => site.close())

  const signedIn = async () => {
    const agent = request.agent(site.http)
    await agent.post('/api/admin/session').send(owner).expect(200)
    return agent
  }

  it('signs in, tells who is signed in, and signs out', async () => {
    const agent = request.agent(site.http)
    const { body, headers } = await agent.post('/api/admin/session').send(owner).expect(200)
    const who = { email: owner.email, role: 'admin', mustChangePassword: false }
    expect(body).toEqual(who)
    expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^session=.*Path=\/; .*HttpOnly; SameSite=Lax/))
    expect(headers['cache-control']).toBe('no-store')
    await agent.get('/api/admin/session').expect(200, who)
    await agent.delete('/api/admin/session').expect(204)
    await agent.get('/api/admin/session').expect(401)
  })

  it('gives a session a new id at sign-in', async () => {
    const agent = await signedIn()
    const first = await agent.get('/api/admin/session')
    const { headers } = await agent.post('/api/admin/session').send(owner).expect(200)
    const sessionIn = (set: typeof headers) => sessionCookieIn(set['set-cookie'] as unknown as string[])
    expect(sessionIn(headers)).not.toBe(sessionIn(first.headers))
    const rows = await site.database.query('SELECT sid FROM sessions')
    expect(new Set(rows.map(({ sid }: { sid: string }) => sid)).size).toBe(rows.length)
  })

  it('answers alike to a wrong password and to an unknown address', async () => {
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

  it('keeps passwords as argon2id only', async () => {
    const [user] = await site.database.query('SELECT * FROM users')
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d{5,},t=\d+,p=\d+\$/)
  })

  it('lists leads newest first, page by page', async () => {
    await site.database.query(`
      INSERT INTO contact_messages (name, email, subject, message, language, received_at)
      SELECT 'Sender ' || n, 'n' || n || '@example.com', 'general', 'Message', 'hr', now() - n * interval '1 minute'
      FROM generate_series(1, 30) n`)
    const agent = await signedIn()
    const { body: first } = await agent.get('/api/admin/contact-messages').expect(200)
    expect(first).toMatchObject({ page: 1, pageSize: 25, total: 30 })
    expect(first.items[0].name).toBe('Sender 1')
    const { body: second } = await agent.get('/api/admin/contact-messages?page=2').expect(200)
    expect(second.items.map(({ name }: { name: string }) => name)).toEqual(
      [26, 27, 28, 29, 30].map((n) => `Sender ${n}`),
    )
    const { body: far } = await agent.get('/api/admin/contact-messages?page=1000000&pageSize=100').expect(200)
    expect(far.items).toEqual([])
  })

  it('lists inquiries and subscribers as they were sent', async () => {
    const inquiry = {
      firstName: 'Iva',
      lastName: 'Perić',
      email: 'iva@example.com',
      phone: '+385 1 555 0199',
      preferredLocation: 'Osijek',
    }
    await request(site.http).post('/api/franchise-inquiry').send(inquiry).expect(201)
    await request(site.http).post('/api/newsletter').send({ email: 'iva@example.com' }).expect(202)
    const agent = await signedIn()
    const { body: inquiries } = await agent.get('/api/admin/franchise-inquiries').expect(200)
    expect(inquiries.items[0]).toMatchObject(inquiry)
    const { body: subscribers } = await agent.get('/api/admin/newsletter-subscribers').expect(200)
    expect(subscribers.items[0]).toMatchObject({ email: 'iva@example.com' })
  })

  it.each(['page=0', 'page=abc', 'page=1000001', 'page=1.5', 'pageSize=0', 'pageSize=101', 'sort=phone'])(
    'refuses the list query %s',
    async (query) => {
      const agent = await signedIn()
      const { body } = await agent.get(`/api/admin/contact-messages?${query}`).expect(422)
      expect(body.errors[0].field).toBe(query.split('=')[0])
    },
  )

  it('shows pages to staff only, also when the address is spelled otherwise', async () => {
    const agent = await signedIn()
    await agent.get('/admin/dashboard').expect(200)
    const stranger = request(site.http)
    await stranger
      .get('/admin/dashboard')
      .expect(303)
      .expect('Location', /^\/admin\/login\?next=/)
    for (const url of ['/ADMIN/dashboard', '/admin//dashboard', '/%61dmin/dashboard', '/admin/dashboard/']) {
      const { status, text } = await stranger.get(url)
      expect({ url, status }).not.toMatchObject({ status: 200 })
      expect(text).not.toContain('Sender 1')
    }
    await stranger.get('/admin/dashboard/index.pageContext.json').expect(404)
  })

  it('goes on after sign-in to its own addresses only', async () => {
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

  it('ends a session half a day after it began, however busy it is', async () => {
    const agent = await signedIn()
    await site.database.query(`
      UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{passport,user,since}',
        to_jsonb((sess->'passport'->'user'->>'since')::bigint - 12 * 3600000 - 1))`)
    await agent.get('/api/admin/session').expect(401)
  })

  it('ends the sessions of a user whose role or password changes', async () => {
    const agent = await signedIn()
    await site.database.query(`UPDATE users SET role = 'staff' WHERE email = $1`, [owner.email])
    await agent.get('/api/admin/session').expect(401)
    await site.database.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [owner.email])
  })
})

describe('a known device', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestDesk({ rateLimitScale: 0.2 })
  })
  afterAll(() => site.close())

  it('is not kept out by what others guess from the same network, and has a limit of its own', async () => {
    const known = await signIn(site, owner)
    await known.delete('/api/admin/session').expect(204)
    const attempt = (from: Pick<Agent, 'post'>, password: string, email = owner.email) =>
      from.post('/api/admin/session').send({ email, password })
    const stranger = request(site.http)
    for (let time = 0; time < 2; time++) await attempt(stranger, 'wrong').expect(401)
    await attempt(stranger, owner.password).expect(429) // the account, from this network
    for (let person = 0; person < 8; person++) await attempt(stranger, 'wrong', `${person}@example.com`).expect(401)
    await attempt(stranger, 'wrong', 'other@example.com').expect(429) // the network, whoever it is

    await attempt(known, owner.password).expect(200)
    await attempt(known, 'wrong', 'other@example.com').expect(429) // it is known for its own account alone
    for (let time = 0; time < 2; time++) await attempt(known, 'wrong').expect(401)
    await attempt(known, owner.password).expect(429)
  })

  it('is known by a cookie that nobody else can make', () => {
    const devices = site.app.get(KnownDevices)
    const cookies: string[] = []
    const response = { cookie: (name: string, value: string) => cookies.push(`${name}=${value}`) }
    devices.remember('Owner@example.com', response as unknown as Response)
    const nameFor = (email: string, cookie: string) => devices.nameFor(email, { headers: { cookie } } as Request)
    const [cookie] = cookies as [string]
    const name = nameFor('owner@example.com ', cookie)
    expect(name).toMatch(/^[\w-]{22}$/)
    const [, until, hash] = cookie.split('.')
    expect(nameFor('ana@example.com', cookie)).toBeUndefined()
    expect(nameFor('owner@example.com', `device=${name}.${Number(until) + 1}.${hash}`)).toBeUndefined()
    expect(nameFor('owner@example.com', `device=x.${until}.${hash}`)).toBeUndefined()
    expect(nameFor('owner@example.com', '')).toBeUndefined()
    jest.useFakeTimers({ now: Number(until) + 1, doNotFake: ['nextTick', 'setImmediate'] })
    expect(nameFor('owner@example.com', cookie)).toBeUndefined()
    jest.useRealTimers()
  })
})

describe('over TLS', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestDesk({ publicUrl: 'https://example.com' })
  })
  afterAll(() => site.close())

  it('cookies are bound to this very host', async () => {
    const { headers } = await request(site.http).post('/api/admin/session').send(owner).expect(200)
    const cookies = headers['set-cookie'] as unknown as string[]
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['__Host-device', '__Host-session'])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/;/)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).not.toMatch(/Domain/)
    }
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
    await request(site.http).get('/api/admin/session').set('Cookie', cookie).expect(200)
    await request(site.http).get('/api/admin/session').set('Cookie', cookie.replaceAll('__Host-', '')).expect(401)
    const ended = await request(site.http).delete('/api/admin/session').set('Cookie', cookie).expect(204)
    expect(ended.headers['set-cookie']![0]).toMatch(/^__Host-session=;.*Expires=Thu, 01 Jan 1970.*Secure/)
  })
})

describe('sign-in attempts', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestDesk({ rateLimitScale: 0.5 })
  })
  afterAll(() => site.close())

  it('are limited, and a limit reached does not keep the rest of the house out', async () => {
    const attempt = (email: string, password: string) =>
      request(site.http).post('/api/admin/session').send({ email, password })
    for (let time = 0; time < 5; time++) await attempt(owner.email, 'wrong').expect(401)
    const { body, headers } = await attempt(owner.email, 'wrong').expect(429)
    expect(body.code).toBe('session.too_many_requests')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    await attempt('other@example.com', 'wrong').expect(401)
  })
})
