import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import request from 'supertest'
import { OneTimePasswordsService } from '../../../src/admin/accounts/administrators/one-time-passwords.service.js'
import { canCertify } from '../../support/certificates.js'
import { ageSessions } from '../../support/session-age.js'
import { addPasskey, signInOptions, SoftwarePasskey } from '../../support/software-passkey.js'
import {
  addColleague,
  type Agent,
  appCode,
  auditedActions,
  type Credentials,
  owner,
  sessionCookieIn,
  signIn,
  startTestAdmin,
  turnOnSecondFactor,
} from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const PASSKEYS = '/api/admin/account/passkeys'
const SIGN_IN = '/api/admin/session/passkey'
const CONFIRMATION = '/api/admin/session/confirmation'
const TOO_OLD_MINUTES = 11

/** Password of all users here. */
const { password } = owner

describe('passkeys', () => {
  let site: TestApp
  let who: Credentials
  let agent: Agent
  let people = 0
  beforeAll(async () => {
    site = await startTestAdmin()
  })
  beforeEach(async () => {
    who = await addColleague(site, 'staff', `person${++people}@example.com`)
    agent = await signIn(site, who)
  })
  afterAll(() => site.close())

  const visitor = () => request.agent(site.http)
  /** Sends the response of a new visitor to a challenge. */
  const attempt = async (respond: (options: { challenge: string }) => object) => {
    const browser = visitor()
    const response = respond(await signInOptions(browser))
    const { status, body } = await browser.post(SIGN_IN).send(response) // only now the agent has the cookie
    return { status, body, browser }
  }
  const isSignedIn = async (browser: Agent) => (await browser.get('/api/admin/session')).status === 200
  const passkeysOf = async (browser: Agent) => (await browser.get(PASSKEYS).expect(200)).body.items
  const idOf = async ({ email }: Credentials) => {
    const [{ id }] = await site.database.query<[{ id: string }]>('SELECT id FROM users WHERE email = $1', [email])
    return id
  }
  const ageChallenges = (milliseconds: number) =>
    site.database.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{passkeyChallenge,since}', to_jsonb($1::bigint))
       WHERE sess->'passkeyChallenge' IS NOT NULL`,
      [Date.now() - milliseconds],
    )
  const lastDetails = async (action: string) => {
    const rows = await site.database.query<{ details: object }[]>(
      'SELECT details FROM audit_events WHERE action = $1 ORDER BY id DESC LIMIT 1',
      [action],
    )
    return rows[0]?.details
  }

  describe('at the sign-in', () => {
    it('replace address, password and code', async () => {
      await turnOnSecondFactor(agent)
      const passkey = await addPasskey(agent, 'Mobitel')
      expect(await passkeysOf(agent)).toMatchObject([{ name: 'Mobitel', lastUsedAt: null }])
      const browser = visitor()
      const options = await signInOptions(browser)
      expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
      const { body } = await browser.post(SIGN_IN).send(passkey.sign(options)).expect(200)
      expect(body).toMatchObject({ email: who.email, role: 'staff' })
      expect(await isSignedIn(browser)).toBe(true)
      expect(await passkeysOf(agent)).toMatchObject([{ name: 'Mobitel', lastUsedAt: expect.any(String) }])
      expect(await lastDetails('session.began')).toMatchObject({ withPasskey: true, newDevice: expect.anything() })
      await browser
        .post('/api/admin/users')
        .send({ email: 'x@example.com', role: 'admin' })
        .expect(403)
        .expect(({ body: problem }) => expect(problem.code).toBe('forbidden'))
    })

    it('make the password alone insufficient, and complete it as the second step', async () => {
      const passkey = await addPasskey(agent)
      const browser = visitor()
      const { body } = await browser.post('/api/admin/session').send(who).expect(401)
      expect(body.code).toBe('session.second_factor_required')
      expect(await isSignedIn(browser)).toBe(false)
      expect((await browser.get('/admin/login/code').expect(200)).text).not.toContain('name="code"')
      const options = await signInOptions(browser)
      expect(options.allowCredentials).toMatchObject([{ id: passkey.credentialId, transports: ['internal'] }])
      await browser.post(SIGN_IN).send(passkey.sign(options)).expect(200)
      expect(await isSignedIn(browser)).toBe(true)
    })

    it('are refused with equal answers, whatever is wrong', async () => {
      const passkey = await addPasskey(agent)
      const stranger = new SoftwarePasskey()
      const answer = async (respond: (options: { challenge: string }) => object) => {
        const { status, body, browser } = await attempt(respond)
        expect(await isSignedIn(browser)).toBe(false)
        return { status, body: { ...body, requestId: undefined, instance: undefined } }
      }
      const unknown = await answer((options) => stranger.sign(options))
      expect(unknown).toMatchObject({ status: 401, body: { code: 'session.passkey_failed' } })
      const { challenge } = await signInOptions(visitor())
      const wrong = {
        'another origin': await answer((options) => passkey.sign(options, { origin: 'https://evil.example.com' })),
        'another port': await answer((options) => passkey.sign(options, { origin: 'http://localhost:3001' })),
        'another domain': await answer((options) => passkey.sign(options, { domain: 'example.com' })),
        'no verified user': await answer((options) => passkey.sign(options, { userVerified: false })),
        'the challenge of another session': await answer((options) => passkey.sign(options, { challenge })),
        'the signature of another key': await answer((options) => ({
          ...passkey.sign(options),
          signature: stranger.sign(options).signature,
        })),
        'other data than was signed': await answer((options) => ({
          ...passkey.sign(options),
          authenticatorData: passkey.sign(options, { counter: 99 }).authenticatorData,
        })),
      }
      for (const [what, refusal] of Object.entries(wrong)) expect([what, refusal]).toEqual([what, unknown])
    })

    it('sign each challenge once, also in concurrent requests, and only in the session that asked', async () => {
      const passkey = await addPasskey(agent)
      const { body, headers } = await request(site.http).post(`${SIGN_IN}/options`).expect(200)
      const cookie = sessionCookieIn(headers['set-cookie'] as unknown as string[])
      const response = passkey.sign(body.options)
      await visitor().post(SIGN_IN).send(response).expect(401)
      const send = () => request(site.http).post(SIGN_IN).set('Cookie', cookie).send(response)
      const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
      expect(statuses.sort()).toEqual([200, 401, 401])
      await send().expect(401)
      expect(await auditedActions(site)).not.toContain('user.passkey_copied')
    })

    it('sign within five minutes', async () => {
      const passkey = await addPasskey(agent)
      const browser = visitor()
      const late = passkey.sign(await signInOptions(browser))
      await ageChallenges(5 * 60_000 + 1000)
      await browser.post(SIGN_IN).send(late).expect(401)
      const inTime = passkey.sign(await signInOptions(browser))
      await ageChallenges(4 * 60_000)
      await browser.post(SIGN_IN).send(inTime).expect(200)
    })

    it('are refused when their counter does not increase, and the user is notified', async () => {
      const passkey = await addPasskey(agent, 'Ključ')
      const count = (counter: number) => attempt((options) => passkey.sign(options, { counter }))
      expect((await count(7)).status).toBe(200)
      for (const counter of [7, 6, 0]) {
        const { status, body } = await count(counter)
        expect([counter, status, body.code]).toEqual([counter, 401, 'session.passkey_failed'])
      }
      expect(await lastDetails('user.passkey_copied')).toEqual({ name: 'Ključ' })
      expect((await count(8)).status).toBe(200)
    })

    it('are accepted without a counter', async () => {
      const passkey = await addPasskey(agent)
      for (let time = 0; time < 2; time++) {
        const { status } = await attempt((options) => passkey.sign(options, { counter: 0 }))
        expect(status).toBe(200)
      }
    })

    it('are refused for a disabled user and for one whose access is reset', async () => {
      const passkey = await addPasskey(agent)
      const admin = await signIn(site, owner)
      const id = await idOf(who)
      const statusOfAttempt = async () => (await attempt((options) => passkey.sign(options))).status
      await admin.post(`/api/admin/users/${id}/disable`).send({}).expect(204)
      expect(await statusOfAttempt()).toBe(401)
      await admin.post(`/api/admin/users/${id}/enable`).expect(204)
      expect(await statusOfAttempt()).toBe(200)
      await admin.post(`/api/admin/users/${id}/reset`).send({}).expect(200)
      expect(await statusOfAttempt()).toBe(401)
    })
  })

  describe('in an open session', () => {
    const invite = (from: Agent) =>
      from.post('/api/admin/users').send({ email: `invited${++people}@example.com`, role: 'editor' })
    const confirm = async (from: Agent, passkey: SoftwarePasskey) => {
      const { body } = await from.post(`${CONFIRMATION}/passkey/options`).expect(200)
      return from.post(`${CONFIRMATION}/passkey`).send(passkey.sign(body.options))
    }

    it('confirm powers, in place of the password', async () => {
      const admin = await signIn(site, await addColleague(site, 'admin', `admin${++people}@example.com`))
      const passkey = await addPasskey(admin)
      const ofColleague = await addPasskey(agent)
      await ageSessions(site, TOO_OLD_MINUTES)
      await invite(admin).expect(403)
      const { body } = await admin.post(CONFIRMATION).send({ confirmation: who.password }).expect(422)
      expect(body.errors).toMatchObject([{ field: 'confirmation', code: 'passkey.required' }])
      const refused = await confirm(admin, ofColleague)
      expect([refused.status, refused.body.code]).toEqual([422, 'passkey.failed'])
      await invite(admin).expect(403)
      expect((await confirm(admin, passkey)).status).toBe(204)
      await invite(admin).expect(201)
    })

    it('confirm only with a challenge of the confirmation, which signs nobody in', async () => {
      const passkey = await addPasskey(agent)
      const options = await signInOptions(agent)
      await agent.post(`${CONFIRMATION}/passkey`).send(passkey.sign(options)).expect(422)
      const { body } = await agent.post(`${CONFIRMATION}/passkey/options`).expect(200)
      await agent.post(SIGN_IN).send(passkey.sign(body.options)).expect(401)
    })

    it('are added and removed only after a recent sign-in', async () => {
      const passkey = await addPasskey(agent)
      const [{ id }] = await passkeysOf(agent)
      const { body } = await agent.post(`${PASSKEYS}/options`).send({ password }).expect(200)
      await ageSessions(site, TOO_OLD_MINUTES)
      await agent.post(`${PASSKEYS}/options`).send({ password }).expect(403)
      await agent
        .post(PASSKEYS)
        .send({ name: 'Tuđi', ...new SoftwarePasskey().create(body.options) })
        .expect(403)
      await agent.delete(`${PASSKEYS}/${id}`).expect(403)
      expect((await confirm(agent, passkey)).status).toBe(204)
      await agent.delete(`${PASSKEYS}/${id}`).expect(204)
      expect(await passkeysOf(agent)).toEqual([])
    })

    it('are added only with the response to a fresh challenge of this session', async () => {
      const passkey = new SoftwarePasskey()
      const other = await signIn(site, who)
      const add = (from: Agent, response: object) => from.post(PASSKEYS).send({ name: 'Mobitel', ...response })
      const begin = async () => (await agent.post(`${PASSKEYS}/options`).send({ password }).expect(200)).body.options
      expect(await begin()).toMatchObject({
        rp: { id: 'localhost' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        // Those that every supported version of Node verifies.
        pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      })
      const refused = async (from: Agent, response: object) => {
        const { status, body } = await add(from, response)
        expect([status, body.code]).toEqual([422, 'passkey.failed'])
      }
      await refused(other, passkey.create(await begin()))
      await refused(agent, passkey.create(await begin(), { origin: 'https://evil.example.com' }))
      await refused(agent, passkey.create(await begin(), { domain: 'example.com' }))
      await refused(agent, passkey.create(await begin(), { userVerified: false }))
      await refused(agent, passkey.create(await begin(), { challenge: 'AAAA' }))
      const late = passkey.create(await begin())
      await ageChallenges(5 * 60_000 + 1000)
      await refused(agent, late)
      const response = passkey.create(await begin())
      await add(agent, response).expect(201)
      await refused(agent, response)
      const admin = await signIn(site, owner)
      const { body } = await admin.post(`${PASSKEYS}/options`).send({ password }).expect(200)
      await refused(admin, passkey.create(body.options)) // the credential of somebody else
      expect(await passkeysOf(agent)).toHaveLength(1)
    })

    it('are not added by an open session alone, which could lock its user out', async () => {
      const passkey = new SoftwarePasskey()
      const begin = (body: object) => agent.post(`${PASSKEYS}/options`).send(body)
      for (const [body, code] of [
        [{ password: '' }, 'password.required'],
        [{ password: 'a guess' }, 'password.wrong'],
      ] as const) {
        const refused = await begin(body).expect(422)
        expect(refused.body.errors).toMatchObject([{ field: 'password', code }])
      }
      const add = (options: { challenge: string }) =>
        agent.post(PASSKEYS).send({ name: 'x', ...passkey.create(options) })
      await add({ challenge: 'AAAA' }).expect(422)
      await ageSessions(site, TOO_OLD_MINUTES) // the password is asked for once
      const { body } = await begin({ password }).expect(200)
      await add(body.options).expect(201)
    })

    it('are not added once the access was reset during the request', async () => {
      const { body } = await agent.post(`${PASSKEYS}/options`).send({ password }).expect(200)
      const runner = site.database.createQueryRunner()
      await runner.startTransaction()
      await runner.query('UPDATE users SET password_hash = NULL WHERE email = $1', [who.email])
      const added = agent.post(PASSKEYS).send({ name: 'Tuđi', ...new SoftwarePasskey().create(body.options) })
      const answer = added.then(({ status }) => status)
      await waitForLock(site)
      await runner.commitTransaction()
      await runner.release()
      expect(await answer).toBe(401)
      expect(await site.database.query('SELECT FROM passkeys WHERE user_id = $1', [await idOf(who)])).toEqual([])
    })

    const itCertifies = canCertify ? it : it.skip
    itCertifies('are added without a request to an address that a certificate of the device names', async () => {
      const asked: (string | undefined)[] = []
      const server = createServer(({ url }, response) => {
        asked.push(url)
        response.end()
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      const { body } = await agent.post(`${PASSKEYS}/options`).send({ password }).expect(200)
      const passkey = new SoftwarePasskey()
      const response = passkey.create(body.options, { revocationList: `http://127.0.0.1:${port}/list` })
      const { status } = await agent.post(PASSKEYS).send({ name: 'Android', ...response })
      server.close()
      expect({ asked, status }).toEqual({ asked: [], status: 201 })
      expect((await attempt((options) => passkey.sign(options))).status).toBe(200)
    })

    it('are excluded from another registration, and at most twenty', async () => {
      const { credentialId } = await addPasskey(agent)
      const { body } = await agent.post(`${PASSKEYS}/options`).send({ password }).expect(200)
      expect(body.options.excludeCredentials).toMatchObject([{ id: credentialId }])
      await site.database.query(
        `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, backed_up, name)
         SELECT $1::uuid, gen_random_uuid()::text, '', 0, '{}', false, 'n' FROM generate_series(1, 19) AS n`,
        [await idOf(who)],
      )
      const answer = await agent
        .post(PASSKEYS)
        .send({ name: 'Još jedan', ...new SoftwarePasskey().create(body.options) })
        .expect(409)
      expect(answer.body.code).toBe('passkey.too_many')
    })

    it('are renamed and removed by their user alone', async () => {
      await addPasskey(agent, 'Mobitel')
      const [{ id }] = await passkeysOf(agent)
      const other = await signIn(site, owner)
      await other.put(`${PASSKEYS}/${id}`).send({ name: 'Moj' }).expect(404)
      await other.delete(`${PASSKEYS}/${id}`).expect(404)
      await agent.put(`${PASSKEYS}/${id}`).send({ name: '' }).expect(422)
      await agent.put(`${PASSKEYS}/${id}`).send({ name: 'Stari mobitel' }).expect(204)
      expect(await passkeysOf(agent)).toMatchObject([{ name: 'Stari mobitel' }])
      const page = `/admin/account/passkeys/${id}`
      expect((await agent.get(page).expect(200)).text).toContain('Stari mobitel')
      await other.get(page).expect(404)
      await agent.post(page).type('form').send({ action: 'remove' }).expect(303)
      expect(await passkeysOf(agent)).toEqual([])
      await request(site.http).post('/api/admin/session').send(who).expect(200)
      expect(await auditedActions(site)).toEqual(
        expect.arrayContaining(['user.passkey_added', 'user.passkey_renamed', 'user.passkey_removed']),
      )
    })
  })

  describe('as the second factor of an account', () => {
    it('stay after a reset, and end with the second factor', async () => {
      await addPasskey(agent)
      const admin = await signIn(site, owner)
      const id = await idOf(who)
      const count = async () =>
        (await site.database.query('SELECT FROM passkeys WHERE user_id = $1', [id])).length as number
      const { body } = await admin.get('/api/admin/users').expect(200)
      expect(body.items.find((user: { id: string }) => user.id === id)).toMatchObject({ secondFactor: true })
      await admin.post(`/api/admin/users/${id}/reset`).send({}).expect(200)
      expect(await count()).toBe(1)
      await admin.post(`/api/admin/users/${id}/reset`).send({ removeSecondFactor: true }).expect(200)
      expect(await count()).toBe(0)
      expect(await lastDetails('user.passkey_removed')).toEqual({ name: 'Mobitel' })
    })

    it('end with a reset on the command line', async () => {
      await addPasskey(agent)
      const password = await site.app.get(OneTimePasswordsService).reset(who.email)
      await request(site.http).post('/api/admin/session').send({ email: who.email, password }).expect(200)
      expect(await site.database.query('SELECT FROM passkeys WHERE user_id = $1', [await idOf(who)])).toEqual([])
    })

    it('meet the requirement of a role, and the last factor cannot be removed then', async () => {
      const credentials = await addColleague(site, 'admin', `required${++people}@example.com`)
      const admin = await signIn(site, credentials)
      const due = async () => (await admin.get('/api/admin/session').expect(200)).body.secondFactorDueAt
      expect(await due()).not.toBeNull()
      const passkey = await addPasskey(admin)
      expect(await due()).toBeNull()
      const [{ id }] = await passkeysOf(admin)
      expect((await admin.delete(`${PASSKEYS}/${id}`).expect(409)).body.code).toBe('second_factor.required')
      const disable = () =>
        admin.post('/api/admin/account/second-factor/disable').send({ password: credentials.password })
      const { secret } = await turnOnSecondFactor(admin)
      const page = request.agent(site.http)
      await page.post('/api/admin/session').send(credentials).expect(401)
      expect((await page.get('/admin/login/code').expect(200)).text).toContain('name="code"')
      await disable().expect(204)
      const again = await turnOnSecondFactor(admin)
      await admin.delete(`${PASSKEYS}/${id}`).expect(204)
      await disable().expect(409)
      expect(secret).not.toBe(again.secret)
      expect((await attempt((options) => passkey.sign(options))).status).toBe(401)
      await signIn(site, { ...credentials, code: appCode(again.secret) })
    })

    it('can be added when the days to set one up have passed', async () => {
      const admin = await signIn(site, await addColleague(site, 'admin', `late${++people}@example.com`))
      await site.database.query(
        `UPDATE users SET second_factor_grace_from = now() - interval '30 days' WHERE email = $1`,
        [`late${people}@example.com`],
      )
      expect((await admin.get('/api/admin/users').expect(403)).body.code).toBe('account.second_factor_required')
      await admin.get('/admin/account/passkeys').expect(200)
      await ageSessions(site, TOO_OLD_MINUTES)
      await admin.post(CONFIRMATION).send({ confirmation: owner.password }).expect(204)
      await addPasskey(admin)
      await admin.get('/api/admin/users').expect(200)
    })
  })
})

describe('a site at a public address', () => {
  let site: TestApp
  beforeEach(async () => {
    site = await startTestAdmin({ publicUrl: 'https://www.biorezonanca.example.com', rateLimitScale: 1 })
  })
  afterEach(() => site.close())

  it('asks for passkeys of that address, whatever host a request names', async () => {
    const { body } = await request(site.http)
      .post(`${SIGN_IN}/options`)
      .set('Host', 'evil.example.com')
      .set('X-Forwarded-Host', 'evil.example.com')
      .expect(200)
    expect(body.options.rpId).toBe('www.biorezonanca.example.com')
  })

  it('limits sign-ins with passkeys per network', async () => {
    const attempt = () =>
      request(site.http)
        .post(SIGN_IN)
        .send(new SoftwarePasskey().sign({ challenge: 'AAAA' }))
    for (let time = 0; time < 300; time++) await attempt().expect(401)
    await attempt().expect(429)
  })
})

describe('failed sign-ins with passkeys', () => {
  it('keep nobody on the same network from signing in', async () => {
    const site = await startTestAdmin({ rateLimitScale: 1 })
    const agent = await signIn(site, owner)
    const passkey = await addPasskey(agent)
    await agent.delete('/api/admin/session').expect(204)
    for (let time = 0; time < 60; time++) {
      const response = new SoftwarePasskey().sign({ challenge: 'AAAA' })
      await request(site.http).post(SIGN_IN).send(response).expect(401)
    }
    await agent.post('/api/admin/session').send(owner).expect(401) // asks for the second step
    await agent
      .post(SIGN_IN)
      .send(passkey.sign(await signInOptions(agent)))
      .expect(200)
    await signIn(site, await addColleague(site, 'staff', 'colleague@example.com'))
    await site.close()
  })
})

/** Waits until a statement waits for a row that another transaction has locked. */
async function waitForLock({ database }: TestApp): Promise<void> {
  const WAITING = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
  while ((await database.query<unknown[]>(WAITING)).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20))
}
