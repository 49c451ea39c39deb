import request from 'supertest'
import {
  addColleague,
  type Agent,
  auditedActions,
  owner,
  signIn,
  startTestAdmin,
  turnOnSecondFactor,
} from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const PASSWORD = 'three green kettles'

describe('users', () => {
  let site: TestApp
  let admin: Agent
  let people = 0

  const start = async () => {
    site = await startTestAdmin()
    admin = await signIn(site, owner)
  }
  const newEmail = () => `person${++people}@example.com`
  const list = async () => (await admin.get('/api/admin/users').expect(200)).body.items
  const idOf = async (email: string) => (await list()).find((user: { email: string }) => user.email === email).id
  const accept = (token: string, password = PASSWORD) =>
    request(site.http).post('/api/admin/invitation').send({ token, password })
  const invite = async (role = 'staff') => {
    const email = newEmail()
    const { body } = await admin.post('/api/admin/users').send({ email, role }).expect(201)
    return { ...body, email, token: new URL(body.link).searchParams.get('token')! }
  }

  describe('user of one installation', () => {
    beforeAll(start)
    afterAll(() => site.close())

    it('is invited by a single-use link whose token is not in the database', async () => {
      const { token, link, expiresAt, userId, email } = await invite()
      expect(link).toMatch(/^http:\/\/localhost:\d+\/admin\/invitation\?token=[\w-]{43}$/)
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 6 * 24 * 3600_000)
      const kept = await site.database.query('SELECT * FROM invitations')
      expect(JSON.stringify(kept)).not.toContain(token)
      expect(await list()).toContainEqual(expect.objectContaining({ id: userId, state: 'invited', role: 'staff' }))

      await accept(token).expect(204)
      await accept(token, 'another good password').expect(404)
      const ana = await signIn(site, { email, password: PASSWORD })
      expect((await ana.get('/api/admin/session')).body).toMatchObject({ role: 'staff', mustChangePassword: false })
      expect(await list()).toContainEqual(expect.objectContaining({ id: userId, state: 'active' }))
    })

    it.each([
      [undefined, 'Đurđa Perić'],
      [' Đurđica Perić-Šoić ', 'Đurđica Perić-Šoić'],
      ['', null],
    ])('may correct the invited name on acceptance: %p', async (name, kept) => {
      const email = newEmail()
      const invitation = { email, name: 'Đurđa Perić', role: 'staff' }
      const { body } = await admin.post('/api/admin/users').send(invitation).expect(201)
      const token = new URL(body.link).searchParams.get('token')
      const { http } = site
      await request(http).post('/api/admin/invitation').send({ token, name, password: PASSWORD }).expect(204)
      expect(await list()).toContainEqual(expect.objectContaining({ email, name: kept }))
    })

    it('sets the password once for two concurrent uses of a link', async () => {
      const { token } = await invite()
      const answers = await Promise.all([accept(token, 'the first password'), accept(token, 'the second password')])
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
    })

    it('cannot use an expired or replaced link, or one of a disabled user', async () => {
      const expired = await invite()
      await site.database.query(`UPDATE invitations SET expires_at = now() - interval '1 second'`)
      await accept(expired.token).expect(404)
      const { body } = await admin.post(`/api/admin/users/${expired.userId}/reset`).expect(200)
      await accept(expired.token).expect(404)
      await admin.post(`/api/admin/users/${expired.userId}/disable`).expect(204)
      await accept(new URL(body.link).searchParams.get('token')!).expect(404)
      expect((await accept('made up')).body.code).toBe('invitation.invalid')
    })

    it.each([
      ['short', 'tooShort'],
      ['x'.repeat(129), 'tooLong'],
      ['password1234', 'password.common'],
      ['Biorezonanca!', 'password.common'],
      ['{own address}', 'password.common'],
    ])('cannot choose the password %s', async (password, code) => {
      const { token, email } = await invite()
      const { body } = await accept(token, password.replace('{own address}', email.toUpperCase())).expect(422)
      expect(body.errors).toEqual([expect.objectContaining({ field: 'password', code, message: expect.any(String) })])
      await accept(token).expect(204) // the link is still valid
    })

    it('cannot be invited twice, with an invalid address or an unknown role', async () => {
      expect((await admin.post('/api/admin/users').send({ email: 'OWNER@example.com', role: 'staff' })).body.code).toBe(
        'user.exists',
      )
      const { body } = await admin.post('/api/admin/users').send({ email: 'no', role: 'king' }).expect(422)
      expect(body.errors.map(({ code }: { code: string }) => code).sort()).toEqual(['email.invalid', 'role.invalid'])
    })

    it('keeps their second factor on an access reset, unless it is reported lost', async () => {
      const { token, email, userId } = await invite()
      await accept(token).expect(204)
      await turnOnSecondFactor(await signIn(site, { email, password: PASSWORD }), { email, password: PASSWORD })
      const secondFactor = async () => (await list()).find(({ id }: { id: string }) => id === userId).secondFactor
      const reset = (body: object) => admin.post(`/api/admin/users/${userId}/reset`).send(body)
      await reset({}).expect(200)
      expect(await secondFactor()).toBe(true)
      await reset({ removeSecondFactor: 'yes' }).expect(422)
      await reset({ removeSecondFactor: true }).expect(200)
      expect(await secondFactor()).toBe(false)
      expect((await auditedActions(site)).slice(-2)).toEqual(['user.second_factor_disabled', 'user.reset'])
    })

    it('is redirected immediately to an address without the token', async () => {
      const { token } = await invite()
      const visitor = request.agent(site.http)
      const { headers } = await visitor.get(`/admin/invitation?token=${token}`).expect(303)
      expect(headers.location).toBe('/admin/invitation')
      expect(headers['set-cookie']![0]).toMatch(/^invitation=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
      expect((await visitor.get('/admin/invitation').expect(200)).text).not.toContain(token)
      await request(site.http).get('/admin/invitation').expect(404)
      const choose = (password: string) => visitor.post('/admin/invitation').type('form').send({ password, name: '' })
      expect((await choose('short').expect(422)).text).not.toContain(token)
      const accepted = await choose(PASSWORD).expect(303)
      expect(accepted.headers['set-cookie']).toContainEqual(
        expect.stringMatching(/^invitation=; Path=\/; Expires=Thu, 01 Jan 1970/),
      )
      await visitor.get('/admin/invitation').expect(404)
    })

    it('is signed in by accepting an invitation, on the page that was asked for', async () => {
      const destination = async (next: string) => {
        const { token } = await invite()
        const browser = request.agent(site.http)
        const query = new URLSearchParams({ next }).toString()
        const { headers } = await browser.get(`/admin/invitation?token=${token}&${query}`).expect(303)
        expect(headers.location).toBe(`/admin/invitation?${query}`)
        const accepted = await browser.post(headers.location!).type('form').send({ password: PASSWORD }).expect(303)
        await browser.get('/api/admin/session').expect(200)
        return accepted.headers.location
      }
      expect(await destination('/admin/contact-messages?page=2')).toBe('/admin/contact-messages?page=2')
      for (const next of ['', '//elsewhere.example', 'https://elsewhere.example/admin/users'])
        expect(await destination(next)).toBe('/admin/dashboard')
    })

    it('enters the code of their second factor after setting a password by a link', async () => {
      const credentials = await addColleague(site, 'staff', newEmail())
      const { recoveryCodes } = await turnOnSecondFactor(await signIn(site, credentials))
      const { body } = await admin.post(`/api/admin/users/${await idOf(credentials.email)}/reset`).expect(200)
      const browser = request.agent(site.http)
      await browser.get(`/admin/invitation?${new URL(body.link).searchParams.toString()}`).expect(303)
      await browser
        .post('/admin/invitation?next=%2Fadmin%2Faccount')
        .type('form')
        .send({ password: PASSWORD })
        .expect(303)
        .expect('Location', '/admin/login/code?next=%2Fadmin%2Faccount')
      await browser.get('/api/admin/session').expect(401)
      await browser
        .post('/admin/login/code?next=%2Fadmin%2Faccount')
        .type('form')
        .send({ code: recoveryCodes[0] })
        .expect('Location', '/admin/account')
      await browser.get('/api/admin/session').expect(200)
    })

    it('loses their sessions on role change, disabling and access reset', async () => {
      const credentials = await addColleague(site, 'staff', newEmail())
      const id = await idOf(credentials.email)
      const change = async (act: () => Promise<unknown>) => {
        const iva = await signIn(site, credentials)
        await act()
        await iva.get('/api/admin/session').expect(401)
        return iva
      }
      await change(() => admin.put(`/api/admin/users/${id}/role`).send({ role: 'admin' }).expect(204))
      await change(() => admin.post(`/api/admin/users/${id}/disable`).expect(204))
      await request(site.http).post('/api/admin/session').send(credentials).expect(401)
      await admin.post(`/api/admin/users/${id}/enable`).expect(204)
      await change(() => admin.post(`/api/admin/users/${id}/reset`).expect(200))
      await request(site.http).post('/api/admin/session').send(credentials).expect(401)
      await admin.get('/api/admin/session').expect(200)
    })

    it('keeps their sessions when the role stays the same', async () => {
      const credentials = await addColleague(site, 'staff', newEmail())
      const iva = await signIn(site, credentials)
      const id = await idOf(credentials.email)
      await admin.put(`/api/admin/users/${id}/role`).send({ role: 'staff' }).expect(204)
      await iva.get('/api/admin/session').expect(200)
    })

    it('becomes staff only with stated locations, which the audit log records', async () => {
      const { email } = await addColleague(site, 'staff', newEmail())
      const id = (await idOf(email)) as string
      const change = (values: object) => admin.put(`/api/admin/users/${id}/role`).send(values)
      const locations = async () => (await list()).find((user: { id: string }) => user.id === id).locations
      await admin
        .put(`/api/admin/users/${id}/locations`)
        .send({ locations: ['zagreb'] })
        .expect(204)
      await change({ role: 'editor', locations: ['zagreb'] }).expect(409)
      await change({ role: 'editor' }).expect(204)
      const { body } = await change({ role: 'staff' }).expect(422)
      expect(body.errors).toMatchObject([{ field: 'locations', code: 'locations.required' }])
      await change({ role: 'staff', locations: ['split', 'nowhere'] }).expect(422)
      await change({ role: 'staff', locations: ['zagreb'] }).expect(204)
      expect(await locations()).toEqual(['zagreb'])
      await change({ role: 'staff' }).expect(204)
      expect(await locations()).toEqual(['zagreb'])
      const events = await site.database.query(
        `SELECT details FROM audit_events WHERE action = 'user.role_changed' AND subject_id = $1 ORDER BY id`,
        [id],
      )
      expect(events.map(({ details }: { details: object }) => details)).toEqual([
        { from: 'staff', to: 'editor', fromLocations: ['zagreb'] },
        { from: 'editor', to: 'staff', toLocations: ['zagreb'] },
      ])
    })

    it('is bound to all locations by no form that lacks the explicit choice', async () => {
      const { email } = await addColleague(site, 'editor', newEmail())
      const id = (await idOf(email)) as string
      const post = (fields: object) => admin.post(`/admin/users/${id}`).type('form').send(fields)
      const staff = { action: 'role', role: 'staff' }
      await post(staff).expect(422)
      await post({ ...staff, binding: 'some' }).expect(422)
      await post({ ...staff, binding: 'some', 'location-zagreb': '1' }).expect(303)
      for (const binding of [undefined, 'every', 'some']) await post({ action: 'locations', binding }).expect(422)
      await post({ action: 'role', role: 'staff' }).expect(303)
      expect(await list()).toContainEqual(expect.objectContaining({ id, role: 'staff', locations: ['zagreb'] }))
      await post({ action: 'locations', binding: 'all' }).expect(303)
      expect(await list()).toContainEqual(expect.objectContaining({ id, locations: null }))
    })

    it('is not found by a malformed id', async () => {
      for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
        await admin.post(`/api/admin/users/${id}/disable`).expect(404)
      }
    })
  })

  describe('installation with a single administrator', () => {
    beforeAll(start)
    beforeEach(async () => {
      await site.database.query(`UPDATE users SET disabled_at = now(), role = 'staff' WHERE email <> $1`, [owner.email])
      await site.database.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [owner.email])
      admin = await signIn(site, owner)
    })
    afterAll(() => site.close())

    it('always keeps an administrator who can sign in', async () => {
      const own = await idOf(owner.email)
      const refused = async (answer: Promise<request.Response>) => {
        const { status, body } = await answer
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'user.last_administrator' })
      }
      const invited = await invite('admin')
      const other = await addColleague(site, 'admin', 'other@example.com')
      const otherId = await idOf(other.email)
      await admin.post(`/api/admin/users/${otherId}/disable`).expect(204)
      // One is disabled, one has no password yet: neither can sign in.
      await refused(admin.post(`/api/admin/users/${own}/disable`))
      await refused(admin.put(`/api/admin/users/${own}/role`).send({ role: 'staff', locations: null }))
      await refused(admin.post(`/api/admin/users/${own}/reset`))
      await admin.get('/api/admin/session').expect(200)

      await accept(invited.token).expect(204)
      await admin.put(`/api/admin/users/${own}/role`).send({ role: 'staff', locations: null }).expect(204)
    })

    it('keeps one of two administrators who demote each other concurrently', async () => {
      const other = await signIn(site, await addColleague(site, 'admin', 'rival@example.com'))
      const ownId = await idOf(owner.email)
      const otherId = await idOf('rival@example.com')
      const answers = await Promise.all([
        admin.put(`/api/admin/users/${otherId}/role`).send({ role: 'staff', locations: null }),
        other.put(`/api/admin/users/${ownId}/role`).send({ role: 'staff', locations: null }),
      ])
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
      const [{ count }] = await site.database.query(
        `SELECT count(*)::int FROM users WHERE role = 'admin' AND disabled_at IS NULL`,
      )
      expect(count).toBe(1)
    })

    it('records each change in the audit log', async () => {
      const before = await auditedActions(site)
      const { token, userId } = await invite()
      await accept(token).expect(204)
      await admin.put(`/api/admin/users/${userId}/role`).send({ role: 'admin' }).expect(204)
      await admin.post(`/api/admin/users/${userId}/disable`).expect(204)
      await admin.post(`/api/admin/users/${userId}/enable`).expect(204)
      await admin.post(`/api/admin/users/${userId}/reset`).expect(200)
      const [{ details }] = await site.database.query('SELECT details FROM audit_events ORDER BY id DESC LIMIT 1')
      expect(details).toEqual({ removeSecondFactor: false })
      expect((await auditedActions(site)).slice(before.length)).toEqual([
        'user.invited',
        'user.invitation_accepted',
        'session.began',
        'user.role_changed',
        'user.disabled',
        'user.enabled',
        'user.reset',
      ])
    })
  })
})
