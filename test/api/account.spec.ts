import request from 'supertest'
import { addColleague, auditedActions, owner, signIn, startTestDesk } from '../support/staff.js'
import type { TestApp } from '../support/test-app.js'

const NEW_PASSWORD = 'three green kettles'

describe('the own account', () => {
  let site: TestApp
  beforeEach(async () => {
    site = await startTestDesk({ rateLimitScale: 1 })
  })
  afterEach(() => site.close())

  it('changes the password, which ends every other session', async () => {
    const [here, there] = [await signIn(site, owner), await signIn(site, owner)]
    const change = { currentPassword: owner.password, newPassword: NEW_PASSWORD }
    const { headers } = await here.put('/api/admin/account/password').send(change).expect(204)
    expect(headers['set-cookie']![0]).toMatch(/^session=/)
    await here.get('/api/admin/session').expect(200)
    await there.get('/api/admin/session').expect(401)
    await request(site.http).post('/api/admin/session').send(owner).expect(401)
    await signIn(site, { ...owner, password: NEW_PASSWORD })
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
    const agent = await signIn(site, owner)
    const { body } = await agent.put('/api/admin/account/password').send(change).expect(422)
    expect(body.errors).toEqual([expect.objectContaining(fault)])
    await agent.get('/api/admin/session').expect(200)
  })

  it('does not let somebody at an open session guess the password for long', async () => {
    const agent = await signIn(site, owner)
    const guess = () =>
      agent.put('/api/admin/account/password').send({ currentPassword: 'guess', newPassword: NEW_PASSWORD })
    for (let time = 0; time < 10; time++) await guess().expect(422)
    const { body } = await guess().expect(429)
    expect(body.code).toBe('account.password.too_many_requests')
  })

  it('lists the sessions by device, this one marked, without what could take them over', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const there = request.agent(site.http)
    await there.post('/api/admin/session').set('User-Agent', firefox).send(owner).expect(200)
    const here = await signIn(site, owner)
    const { body } = await here.get('/api/admin/account/sessions').expect(200)
    expect(body.items).toEqual([
      expect.objectContaining({ current: true, browser: null }),
      expect.objectContaining({ current: false, browser: 'Firefox', system: 'Linux' }),
    ])
    const sids = await site.database.query<{ sid: string }[]>('SELECT sid FROM sessions')
    for (const { sid } of sids) expect(JSON.stringify(body)).not.toContain(sid)
    expect(Math.abs(Date.parse(body.items[0].lastSeenAt) - Date.now())).toBeLessThan(60_000)
  })

  it('ends one session, and all others', async () => {
    const [here, there, elsewhere] = [await signIn(site, owner), await signIn(site, owner), await signIn(site, owner)]
    const { body } = await there.get('/api/admin/account/sessions')
    const { id } = body.items.find(({ current }: { current: boolean }) => current)
    await here.delete(`/api/admin/account/sessions/${id}`).expect(204)
    await there.get('/api/admin/session').expect(401)
    await here.delete(`/api/admin/account/sessions/${id}`).expect(404)
    await elsewhere.get('/api/admin/session').expect(200)
    await here.delete('/api/admin/account/sessions').expect(204)
    await elsewhere.get('/api/admin/session').expect(401)
    await here.get('/api/admin/session').expect(200)
    expect((await auditedActions(site)).filter((action) => action === 'session.revoked')).toHaveLength(2)
  })

  it("cannot end a colleague's session", async () => {
    const iva = await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
    const { body } = await iva.get('/api/admin/account/sessions')
    await (await signIn(site, owner)).delete(`/api/admin/account/sessions/${body.items[0].id}`).expect(404)
    await iva.get('/api/admin/session').expect(200)
  })
})

describe('a one-time password', () => {
  let site: TestApp
  beforeEach(async () => {
    site = await startTestDesk()
    await site.database.query('UPDATE users SET must_change_password = true')
  })
  afterEach(() => site.close())

  it('opens nothing but its change', async () => {
    const agent = await signIn(site, owner)
    expect((await agent.get('/api/admin/session').expect(200)).body.mustChangePassword).toBe(true)
    for (const path of ['dashboard', 'users', 'account', 'account/sessions', 'contact-messages']) {
      const { status, body } = await agent.get(`/api/admin/${path}`)
      expect({ path, status, code: body.code }).toEqual({ path, status: 403, code: 'account.password_change_required' })
    }
    await agent.get('/admin/dashboard').expect(303).expect('Location', '/admin/account/password')
    await agent.get('/admin/account/password').expect(200)

    const change = { currentPassword: owner.password, newPassword: NEW_PASSWORD }
    await agent.put('/api/admin/account/password').send(change).expect(204)
    await agent.get('/api/admin/dashboard').expect(200)
  })
})
