import request from 'supertest'
import { addColleague, type Credentials, signIn, startTestAdmin, turnOnSecondFactor } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('second step of signing in', () => {
  let site: TestApp
  let who: Credentials
  let people = 0
  beforeAll(async () => {
    site = await startTestAdmin()
  })
  beforeEach(async () => {
    who = await addColleague(site, 'staff', `person${++people}@example.com`)
  })
  afterAll(() => site.close())

  it('asks for the code, for a limited time', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(await signIn(site, who))
    const browser = request.agent(site.http)
    await browser.get('/admin/login/code').expect(303).expect('Location', '/admin/login')
    const next = '?next=%2Fadmin%2Faccount'
    await browser
      .post(`/admin/login${next}`)
      .type('form')
      .send(who)
      .expect(303)
      .expect('Location', `/admin/login/code${next}`)
    await browser
      .get('/admin/account')
      .expect(303)
      .expect('Location', '/admin/login?next=%2Fadmin%2Faccount&unfinished=1')
    const { text } = await browser.get(`/admin/login/code${next}`).expect(200)
    expect(text).not.toContain(who.password)
    await browser.post(`/admin/login/code${next}`).type('form').send({ code: '000000' }).expect(401)
    await browser
      .post(`/admin/login/code${next}`)
      .type('form')
      .send({ code: recoveryCodes[0] })
      .expect(303)
      .expect('Location', '/admin/account')
    await browser.get('/admin/account').expect(200)

    const slow = request.agent(site.http)
    await slow.post('/admin/login').type('form').send(who).expect(303)
    await site.database.query(`
      UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{owedCode,since}',
        to_jsonb((sess->'owedCode'->>'since')::bigint - 300001)) WHERE sess->'owedCode' IS NOT NULL`)
    await slow
      .post('/admin/login/code')
      .type('form')
      .send({ code: recoveryCodes[1] })
      .expect(303)
      .expect('Location', '/admin/login?late=1')
    await slow.get('/admin/account').expect(303)
  })

  it('accepts the code alone from a program that has taken the first step in its session', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(await signIn(site, who))
    const program = request.agent(site.http)
    const second = (code: string) => program.post('/api/admin/session/code').send({ code })
    expect((await second(recoveryCodes[0]!).expect(401)).body.code).toBe('unauthorized')
    expect((await program.post('/api/admin/session').send(who).expect(401)).body.code).toBe(
      'session.second_factor_required',
    )
    expect((await second('000000').expect(401)).body.code).toBe('session.second_factor_failed')
    await program.get('/api/admin/session').expect(401)
    expect((await second(recoveryCodes[0]!).expect(200)).body).toMatchObject({ email: who.email })
    await program.get('/api/admin/session').expect(200)
  })

  it('refuses sign-in when two-factor authentication was disabled in the meantime', async () => {
    const agent = await signIn(site, who)
    const { recoveryCodes } = await turnOnSecondFactor(agent)
    const browser = request.agent(site.http)
    await browser.post('/admin/login').type('form').send(who).expect(303)
    await agent.post('/api/admin/account/second-factor/disable').send({ password: who.password }).expect(204)
    await browser.post('/admin/login/code').type('form').send({ code: recoveryCodes[0] }).expect(401)
    await browser.get('/admin/account').expect(303)
  })

  it('restarts when the password changed in the meantime', async () => {
    const agent = await signIn(site, who)
    const { recoveryCodes } = await turnOnSecondFactor(agent)
    const browser = request.agent(site.http)
    await browser.post('/admin/login').type('form').send(who).expect(303)
    const change = { currentPassword: who.password, newPassword: 'three green kettles' }
    await agent.put('/api/admin/account/password').send(change).expect(204)
    await browser
      .post('/admin/login/code')
      .type('form')
      .send({ code: recoveryCodes[0] })
      .expect('Location', '/admin/login?expired=1')
  })
})
