import { jest } from '@jest/globals'
import request from 'supertest'
import { SecondFactorCheckService } from '../../../src/admin/second-factor/second-factor-check.service.js'
import { SecondFactorSecretsService } from '../../../src/admin/second-factor/second-factor-secrets.service.js'
import { SecondFactorsService } from '../../../src/admin/second-factor/second-factors.service.js'
import { inLongStep } from '../../support/authenticator.js'
import {
  addColleague,
  appCode,
  auditedActions,
  type Credentials,
  signIn,
  startTestAdmin,
  turnOnSecondFactor,
} from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('two-factor authentication', () => {
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

  const attempt = (code?: string) =>
    request(site.http)
      .post('/api/admin/session')
      .send({ ...who, code })
  const account = async (agent: request.Agent) => (await agent.get('/api/admin/account').expect(200)).body

  it('is enabled only after a valid code of the app', async () => {
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
    await inLongStep()
    const { recoveryCodes } = (await confirm(appCode(body.secret, -30)).expect(200)).body
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const each of recoveryCodes) expect(each).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){6}[0-9a-hjkmnp-tv-z]{4}$/) // 140 bits
    expect(await account(agent)).toMatchObject({ secondFactor: true, recoveryCodesLeft: 10 })

    await attempt(appCode(body.secret)).expect(200)
  })

  it('keeps the present app until another one is confirmed', async () => {
    const agent = await signIn(site, who)
    const { secret, recoveryCodes } = await turnOnSecondFactor(agent)
    const { body } = await agent.post('/api/admin/account/second-factor').send({ password: who.password }).expect(201)
    await attempt(appCode(secret)).expect(200)
    await inLongStep()
    const code = appCode(body.secret, -30)
    const confirmed = await agent.put('/api/admin/account/second-factor').send({ code }).expect(200)
    await attempt(appCode(secret)).expect(401)
    await attempt(recoveryCodes[0]).expect(401)
    await attempt(appCode(body.secret)).expect(200)
    await attempt(confirmed.body.recoveryCodes[0]).expect(200)
    expect(await auditedActions(site)).toContain('user.second_factor_replaced')
    await agent
      .put('/api/admin/account/second-factor')
      .send({ code: appCode(body.secret) })
      .expect(409)
  })

  it('is confirmed only in the session that began to set it up', async () => {
    const owners = await signIn(site, who)
    const { recoveryCodes } = await turnOnSecondFactor(owners)
    const others = await signIn(site, { ...who, code: recoveryCodes[0]! })
    const { body } = await owners.post('/api/admin/account/second-factor').send({ password: who.password }).expect(201)
    const page = '/admin/account/second-factor/setup'
    const typed = body.secret.match(/.{4}/g).join(' ')
    const shown = (agent: request.Agent) => agent.get(page).expect(200)
    const confirm = (agent: request.Agent) =>
      agent.put('/api/admin/account/second-factor').send({ code: appCode(body.secret) })
    expect((await shown(others)).text).not.toContain(`<code`)
    expect((await confirm(others).expect(409)).body.code).toBe('second_factor.not_pending')
    await others
      .post(page)
      .type('form')
      .send({ code: appCode(body.secret) })
      .expect(409)
    expect((await shown(owners)).text).toContain(typed)
    await confirm(owners).expect(200)
    expect((await shown(owners)).text).not.toContain(`<code`)
    await attempt(recoveryCodes[1]).expect(401)
  })

  it('is confirmed within 15 minutes of the password', async () => {
    const agent = await signIn(site, who)
    const { body } = await agent.post('/api/admin/account/second-factor').send({ password: who.password }).expect(201)
    const age = (milliseconds: number) =>
      site.database.query(
        `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{enrolmentSince}', to_jsonb($1::bigint))
         WHERE sess->'enrolmentSince' IS NOT NULL`,
        [Date.now() - milliseconds],
      )
    const confirm = () => agent.put('/api/admin/account/second-factor').send({ code: appCode(body.secret) })
    const page = '/admin/account/second-factor/setup'
    await age(15 * 60_000 + 1)
    expect((await confirm().expect(409)).body.code).toBe('second_factor.not_pending')
    expect((await agent.get(page).expect(200)).text).not.toContain('<code')
    await age(14 * 60_000)
    expect((await agent.get(page).expect(200)).text).toContain('<code')
    await confirm().expect(200)
  })

  it('rejects a code of an app that is replaced while the code is verified', async () => {
    const agent = await signIn(site, who)
    const { secret } = await turnOnSecondFactor(agent)
    const [{ id }] = await site.database.query<[{ id: string }]>('SELECT id FROM users WHERE email = $1', [who.email])
    const earlier = (await site.app.get(SecondFactorsService).findConfirmed(id))!
    const replaced = site.app.get(SecondFactorSecretsService).newSealed(id)
    await site.database.query('UPDATE second_factors SET sealed_secret = $2 WHERE user_id = $1', [id, replaced])
    const redeem = site.app.get(SecondFactorCheckService).redeem(earlier, { id, email: who.email }, appCode(secret))
    expect(await redeem).toBe(false)
    expect(await site.app.get(SecondFactorsService).findConfirmed(id)).toMatchObject({ sealedSecret: replaced })
  })

  it('does not restore a session that is ended while it begins the setup', async () => {
    const agent = await signIn(site, who)
    const secondFactors = site.app.get(SecondFactorsService)
    const begin = secondFactors.begin.bind(secondFactors)
    jest.spyOn(secondFactors, 'begin').mockImplementationOnce(async (user) => {
      await site.database.query('DELETE FROM sessions')
      return begin(user)
    })
    await agent.post('/api/admin/account/second-factor').send({ password: who.password }).expect(201)
    await agent.get('/api/admin/session').expect(401)
  })

  it('stores neither secret nor recovery codes in clear text', async () => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(await signIn(site, who))
    const kept = JSON.stringify(await site.database.query('SELECT * FROM second_factors'))
    for (const text of [secret, ...recoveryCodes, recoveryCodes[0]!.replaceAll('-', '')])
      expect(kept).not.toContain(text)
  })

  it('refuses a reused code and earlier ones', async () => {
    const { secret } = await turnOnSecondFactor(await signIn(site, who))
    const code = appCode(secret)
    const answers = await Promise.all([attempt(code), attempt(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    await attempt(code).expect(401)
    await attempt(appCode(secret, -30)).expect(401)
  })

  it('accepts the code of the previous step, but neither older nor future ones', async () => {
    const { secret } = await turnOnSecondFactor(await signIn(site, who))
    await site.database.query('UPDATE second_factors SET last_step = NULL')
    await inLongStep()
    await attempt(appCode(secret, 60)).expect(401)
    await attempt(appCode(secret, -90)).expect(401)
    await attempt(appCode(secret, -30)).expect(200)
  })

  it('accepts each recovery code once, in any notation', async () => {
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

  it('issues new recovery codes with the password and invalidates the old ones', async () => {
    const agent = await signIn(site, who)
    const { recoveryCodes } = await turnOnSecondFactor(agent)
    const renew = (password: string) => agent.post('/api/admin/account/second-factor/recovery-codes').send({ password })
    await renew('wrong').expect(422)
    const { body } = await renew(who.password).expect(201)
    await attempt(recoveryCodes[0]).expect(401)
    await attempt(body.recoveryCodes[0]).expect(200)
    expect(await auditedActions(site)).toContain('user.recovery_codes_renewed')
  })

  it('is disabled with the password', async () => {
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
})
