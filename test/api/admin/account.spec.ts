import { jest } from '@jest/globals'
import request from 'supertest'
import { OwnPasswordsService } from '../../../src/admin/accounts/own/own-passwords.service.js'
import { UsersService } from '../../../src/admin/users/users.service.js'
import {
  addColleague,
  type Agent,
  auditedActions,
  type Credentials,
  owner,
  signIn,
  startTestAdmin,
} from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'
import { until } from '../../support/until.js'

const NEW_PASSWORD = 'three green kettles'

describe('own account', () => {
  let site: TestApp
  let who: Credentials
  let people = 0
  beforeAll(async () => {
    site = await startTestAdmin({ rateLimitScale: 1 })
  })
  beforeEach(async () => {
    who = await addColleague(site, 'staff', `person${++people}@example.com`)
  })
  afterAll(() => site.close())

  it('changes the password and ends every other session', async () => {
    const here = await signIn(site, who)
    const there = await signIn(site, who)
    const change = { currentPassword: owner.password, newPassword: NEW_PASSWORD }
    const { headers } = await here.put('/api/admin/account/password').send(change).expect(204)
    expect(headers['set-cookie']![0]).toMatch(/^session=/)
    await here.get('/api/admin/session').expect(200)
    await there.get('/api/admin/session').expect(401)
    await request(site.http).post('/api/admin/session').send(who).expect(401)
    await signIn(site, { ...who, password: NEW_PASSWORD })
    expect(await auditedActions(site)).toContain('user.password_changed')
  })

  it.each([
    [
      { currentPassword: 'wrong', newPassword: NEW_PASSWORD },
      { field: 'currentPassword', code: 'password.wrong' },
    ],
    [
      { currentPassword: owner.password, newPassword: owner.password },
      { field: 'newPassword', code: 'password.same' },
    ],
    [
      { currentPassword: owner.password, newPassword: 'qwertyuiop123' },
      { field: 'newPassword', code: 'password.common' },
    ],
    [
      { currentPassword: owner.password, newPassword: 'too short' },
      { field: 'newPassword', code: 'tooShort' },
    ],
  ])('refuses the change %j', async (change, fault) => {
    const agent = await signIn(site, who)
    const { body } = await agent.put('/api/admin/account/password').send(change).expect(422)
    expect(body.errors).toEqual([expect.objectContaining(fault)])
    await agent.get('/api/admin/session').expect(200)
  })

  describe('reset by an administrator during a password change', () => {
    const setUp = async (mustChange: boolean) => {
      await site.database.query('UPDATE users SET must_change_password = $2 WHERE email = $1', [who.email, mustChange])
      const admin = await signIn(site, owner)
      const agent = await signIn(site, who)
      const { body } = await admin.get('/api/admin/users').expect(200)
      const { id } = body.items.find(({ email }: { email: string }) => email === who.email)
      const reset = async () => {
        const { link } = (await admin.post(`/api/admin/users/${id}/reset`).send({}).expect(200)).body
        return new URL(link).searchParams.get('token')
      }
      return { agent, reset }
    }
    /** Asserts that nobody is signed in, that no password is valid, and that the link of the reset is. */
    const expectReset = async (agent: Agent, token: unknown) => {
      await agent.get('/api/admin/session').expect(401)
      await request(site.http)
        .post('/api/admin/session')
        .send({ ...who, password: NEW_PASSWORD })
        .expect(401)
      await request(site.http).post('/api/admin/invitation').send({ token, password: 'magla nad jezerom' }).expect(204)
    }

    it('refuses the new password after the present one was verified', async () => {
      const { agent, reset } = await setUp(false)
      const passwords = site.app.get(OwnPasswordsService)
      const confirm = passwords.confirm.bind(passwords)
      let token: unknown
      jest.spyOn(passwords, 'confirm').mockImplementationOnce(async (...parameters) => {
        await confirm(...parameters)
        token = await reset()
      })
      const change = { currentPassword: who.password, newPassword: NEW_PASSWORD }
      expect((await agent.put('/api/admin/account/password').send(change).expect(401)).body.code).toBe('unauthorized')
      await expectReset(agent, token)
    })

    it('refuses to replace a one-time password that was not asked for', async () => {
      const { agent, reset } = await setUp(true)
      const passwords = site.app.get(OwnPasswordsService)
      const change = passwords.change.bind(passwords)
      let token: unknown
      jest.spyOn(passwords, 'change').mockImplementationOnce(async (...parameters) => {
        token = await reset()
        return change(...parameters)
      })
      await agent.put('/api/admin/account/password').send({ newPassword: NEW_PASSWORD }).expect(401)
      await expectReset(agent, token)
    })

    it('refuses the new password when the reset is stored at the same time', async () => {
      const { agent } = await setUp(false)
      const change = { currentPassword: who.password, newPassword: NEW_PASSWORD }
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      let answer: Promise<request.Response> | undefined
      await site.database.transaction(async (manager) => {
        await manager.query('UPDATE users SET password_hash = NULL WHERE email = $1', [who.email])
        answer = agent
          .put('/api/admin/account/password')
          .send(change)
          .then((response) => response)
        await until(async () => (await site.database.query<unknown[]>(waiting)).length > 0)
      })
      expect((await answer!).status).toBe(401)
      const stored = await site.database.query('SELECT password_hash FROM users WHERE email = $1', [who.email])
      expect(stored).toEqual([{ password_hash: null }])
    })
  })

  it('limits password guesses from an open session', async () => {
    const agent = await signIn(site, who)
    const guess = () =>
      agent.put('/api/admin/account/password').send({ currentPassword: 'guess', newPassword: NEW_PASSWORD })
    for (let time = 0; time < 10; time++) await guess().expect(422)
    const { body } = await guess().expect(429)
    expect(body).toMatchObject({ code: 'too_many_requests', limit: 'account.password' })
  })

  it('changes the name that colleagues see', async () => {
    const agent = await signIn(site, who)
    const rename = (name: string) => agent.put('/api/admin/account/name').send({ name })
    await rename('  Đurđica Šarić ').expect(204)
    expect((await agent.get('/api/admin/account')).body.name).toBe('Đurđica Šarić')
    expect(await site.app.get(UsersService).colleagues(null)).toContainEqual(
      expect.objectContaining({ email: who.email, name: 'Đurđica Šarić' }),
    )
    await rename('x'.repeat(101)).expect(422)
    await rename('').expect(204)
    expect((await agent.get('/api/admin/account')).body.name).toBeNull()
    expect(await site.app.get(UsersService).colleagues(null)).toContainEqual(
      expect.objectContaining({ email: who.email, name: who.email }),
    )
    expect(await auditedActions(site)).toContain('user.renamed')
  })
})

describe('one-time password', () => {
  let site: TestApp
  beforeEach(async () => {
    site = await startTestAdmin()
    await site.database.query('UPDATE users SET must_change_password = true')
  })
  afterEach(() => site.close())

  it('only permits its own change', async () => {
    const agent = await signIn(site, owner)
    expect((await agent.get('/api/admin/session').expect(200)).body.mustChangePassword).toBe(true)
    for (const path of ['dashboard', 'users', 'account', 'account/sessions', 'contact-messages']) {
      const { status, body } = await agent.get(`/api/admin/${path}`)
      expect({ path, status, code: body.code }).toEqual({ path, status: 403, code: 'account.password_change_required' })
    }
    await agent
      .get('/admin/dashboard')
      .expect(303)
      .expect('Location', '/admin/account/password?next=%2Fadmin%2Fdashboard')
    await agent.get('/admin/account/password').expect(200)

    const change = { currentPassword: owner.password, newPassword: NEW_PASSWORD }
    await agent.put('/api/admin/account/password').send(change).expect(204)
    await agent.get('/api/admin/dashboard').expect(200)
  })

  it('is not asked for again just after signing in with it', async () => {
    const agent = await signIn(site, owner)
    expect((await agent.get('/api/admin/session')).body.mustConfirmPassword).toBe(false)
    const change = (body: object) => agent.put('/api/admin/account/password').send(body)
    const { body } = await change({ newPassword: owner.password }).expect(422)
    expect(body.errors).toEqual([expect.objectContaining({ field: 'newPassword', code: 'password.same' })])
    await change({ newPassword: NEW_PASSWORD }).expect(204)
    await change({ newPassword: 'magla nad jezerom' }).expect(422)
  })

  it('is asked for ten minutes after signing in with it', async () => {
    const agent = await signIn(site, owner)
    await site.database.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{passport,user,since}', to_jsonb($1::bigint))`,
      [Date.now() - 10 * 60_000 - 1],
    )
    const change = { newPassword: NEW_PASSWORD }
    const { body } = await agent.put('/api/admin/account/password').send(change).expect(422)
    expect(body.errors).toEqual([expect.objectContaining({ field: 'currentPassword', code: 'password.required' })])
    const { text } = await agent.post('/admin/account/password').type('form').send(change).expect(422)
    expect(text).toContain('name="currentPassword"')
  })

  it.each([
    ['/admin/contact-messages?page=2', '/admin/contact-messages?page=2'],
    ['https://elsewhere.example/admin/users', '/admin/dashboard'],
  ])('leads on to the page that was asked for: %s', async (next, destination) => {
    const query = new URLSearchParams({ next }).toString()
    const browser = request.agent(site.http)
    const signedIn = await browser.post(`/admin/login?${query}`).type('form').send(owner).expect(303)
    expect(signedIn.headers.location).toBe(destination)
    const closed = await browser.get(destination).expect(303)
    expect(closed.headers.location).toBe(
      `/admin/account/password?${new URLSearchParams({ next: destination }).toString()}`,
    )
    const { text } = await browser.get(closed.headers.location!).expect(200)
    expect(text).not.toContain('name="currentPassword"')
    await browser
      .post(`/admin/account/password?${query}`)
      .type('form')
      .send({ newPassword: NEW_PASSWORD })
      .expect(303)
      .expect('Location', destination)
  })
})
