import { jest } from '@jest/globals'
import type { Request, Response } from 'express'
import request from 'supertest'
import { KnownDevices } from '../../src/admin/session/known-devices.service.js'
import { type Agent, owner, signIn, startTestDesk } from '../support/staff.js'
import type { TestApp } from '../support/test-app.js'

describe('signing in', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestDesk()
  })
  afterAll(() => site.close())

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

  it('takes a one-time password for a day', async () => {
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
