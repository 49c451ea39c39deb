import request from 'supertest'
import {
  addColleague,
  appCode,
  auditedActions,
  type Credentials,
  owner,
  signIn,
  startTestDesk,
  turnOnSecondFactor,
} from '../support/staff.js'
import type { TestApp } from '../support/test-app.js'

describe('the second factor', () => {
  let site: TestApp
  let who: Credentials
  let people = 0
  beforeAll(async () => {
    site = await startTestDesk()
  })
  beforeEach(async () => {
    who = await addColleague(site, 'staff', `person${++people}@example.com`)
  })
  afterAll(() => site.close())

  const attempt = (code?: string) =>
    request(site.http)
      .post('/api/admin/session')
      .send({ ...who, code })
  const account = async (agent: request.Agent) => (await agent.get('/api/admin/account').expect(200)).body

  it('is on only once a code of the app has come back', async () => {
    const agent = await signIn(site, who)
    const begin = (password: string) => agent.post('/api/admin/account/second-factor').send({ password })
    expect((await begin('wrong').expect(422)).body.errors).toEqual([
      expect.objectContaining({ field: 'password', code: 'password.wrong' }),
    ])
    expect(await site.database.query('SELECT * FROM second_factors')).toEqual([])
    const { body } = await begin(who.password).expect(201)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.uri).toMatch(
      new RegExp(
        `^otpauth://totp/Biorezonanca:${who.email.replace('@', '%40').split('.')[0]}.com\\?.*secret=${body.secret}`,
      ),
    )
    expect(body.qrSvg).toMatch(/^<svg /)
    await attempt().expect(200)

    const confirm = (code: string) => agent.put('/api/admin/account/second-factor').send({ code })
    expect((await confirm('000000').expect(422)).body.errors[0].code).toBe('code.wrong')
    const { recoveryCodes } = (await confirm(appCode(body.secret, -30)).expect(200)).body
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const each of recoveryCodes) expect(each).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/) // 80 bits
    expect(await account(agent)).toMatchObject({ secondFactor: true, recoveryCodesLeft: 10 })
    await begin(who.password).expect(409)

    expect((await attempt().expect(401)).body.code).toBe('session.second_factor_required')
    expect((await attempt('123456').expect(401)).body.code).toBe('session.second_factor_failed')
    await attempt(appCode(body.secret)).expect(200)
  })

  it('keeps neither the secret nor a recovery code in clear', async () => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(await signIn(site, who))
    const kept = JSON.stringify(await site.database.query('SELECT * FROM second_factors'))
    for (const text of [secret, ...recoveryCodes, recoveryCodes[0]!.replaceAll('-', '')])
      expect(kept).not.toContain(text)
  })

  it('takes no code twice, nor one from before it', async () => {
    const { secret } = await turnOnSecondFactor(await signIn(site, who))
    const code = appCode(secret)
    const answers = await Promise.all([attempt(code), attempt(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    await attempt(code).expect(401)
    await attempt(appCode(secret, -30)).expect(401)
  })

  it('takes the code of the step before, but none of the time to come', async () => {
    const { secret } = await turnOnSecondFactor(await signIn(site, who))
    await site.database.query('UPDATE second_factors SET last_step = NULL')
    await attempt(appCode(secret, 60)).expect(401)
    await attempt(appCode(secret, -90)).expect(401)
    await attempt(appCode(secret, -30)).expect(200)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(await signIn(site, who))
    const [code] = recoveryCodes as [string]
    const answers = await Promise.all([
      attempt(code),
      attempt(` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    await attempt(code).expect(401)
    expect(await account(await signIn(site, { ...who, code: recoveryCodes[1]! }))).toMatchObject({
      recoveryCodesLeft: 8,
    })
    expect(await auditedActions(site)).toContain('user.recovery_code_used')
  })

  it('gets new recovery codes with the password, and the old ones stop working', async () => {
    const agent = await signIn(site, who)
    const { recoveryCodes } = await turnOnSecondFactor(agent)
    const renew = (password: string) => agent.post('/api/admin/account/second-factor/recovery-codes').send({ password })
    await renew('wrong').expect(422)
    const { body } = await renew(who.password).expect(201)
    await attempt(recoveryCodes[0]).expect(401)
    await attempt(body.recoveryCodes[0]).expect(200)
    expect(await auditedActions(site)).toContain('user.recovery_codes_renewed')
  })

  it('is turned off with the password', async () => {
    const agent = await signIn(site, who)
    await turnOnSecondFactor(agent)
    const disable = (password: string) => agent.post('/api/admin/account/second-factor/disable').send({ password })
    await disable('wrong').expect(422)
    await disable(who.password).expect(204)
    await attempt().expect(200)
    await agent.post('/api/admin/account/second-factor/recovery-codes').send({ password: who.password }).expect(409)
    expect(await auditedActions(site)).toEqual(
      expect.arrayContaining(['user.second_factor_enabled', 'user.second_factor_disabled']),
    )
  })

  it('is asked for by the sign-in page in a second step, for a while', async () => {
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
    await slow.post('/admin/login/code').type('form').send({ code: recoveryCodes[1] }).expect(303)
    await slow.get('/admin/account').expect(303)
  })

  it('is not owed any more by whose password changed meanwhile', async () => {
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

describe('wrong codes', () => {
  let site: TestApp
  beforeEach(async () => {
    site = await startTestDesk({ trustedProxyHops: 1, rateLimitScale: 1 })
  })
  afterEach(() => site.close())

  it('are limited by account and network, and by account over all networks', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(await signIn(site, owner))
    const attempt = (address: string, code: string) =>
      request(site.http)
        .post('/api/admin/session')
        .set('X-Forwarded-For', address)
        .send({ ...owner, code })
    for (let time = 0; time < 10; time++) await attempt('192.0.2.1', '000000').expect(401)
    const { body, headers } = await attempt('192.0.2.1', recoveryCodes[0]!).expect(429)
    expect(body.code).toBe('session.too_many_requests')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    await attempt('198.51.100.1', recoveryCodes[0]!).expect(200) // the owner, elsewhere

    for (const address of ['192.0.2.7', '198.51.100.7', '203.0.113.7', '203.0.113.200']) {
      for (let time = 0; time < 9; time++) await attempt(address, '000000')
    }
    await attempt('198.51.100.99', recoveryCodes[1]!).expect(429)
  })
})
