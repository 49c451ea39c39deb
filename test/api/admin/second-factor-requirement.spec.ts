import request from 'supertest'
import { administration } from '../../../src/operations/commands/administration.js'
import { addKey, program } from '../../support/api-keys.js'
import { readsOpenTo } from '../../support/page-reads.js'
import { adminPages, requestTo, routesOf } from '../../support/routes.js'
import {
  addColleague,
  type Agent,
  type Credentials,
  owner,
  signIn,
  startTestAdmin,
  turnOnSecondFactor,
} from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const DAY_MS = 86_400_000

/** Routes below /admin and /api/admin that a user may open who must set up the second factor. */
const openRoutes = [
  'GET /api/admin/session',
  'DELETE /api/admin/session',
  'POST /api/admin/account/second-factor',
  'PUT /api/admin/account/second-factor',
  'GET /admin/account/second-factor',
  'GET /admin/account/second-factor/setup',
  'POST /admin/account/second-factor',
  'POST /admin/account/second-factor/setup',
  // A passkey is a second factor as well; adding one needs a recent sign-in.
  'POST /api/admin/session/confirmation',
  'POST /api/admin/session/confirmation/passkey/options',
  'POST /api/admin/session/confirmation/passkey',
  'POST /admin/confirm',
  'GET /api/admin/account',
  'GET /api/admin/account/passkeys',
  'POST /api/admin/account/passkeys/options',
  'POST /api/admin/account/passkeys',
  'GET /admin/account/passkeys',
]

describe('requirement of the second factor', () => {
  let site: TestApp
  let people = 0
  beforeAll(async () => {
    site = await startTestAdmin()
  })
  afterAll(() => site.close())

  const person = (role: 'admin' | 'staff' | 'editor') => addColleague(site, role, `person${++people}@example.com`)
  const session = async (agent: Agent) => (await agent.get('/api/admin/session').expect(200)).body
  const storeSettings = (values: object) =>
    site.changeContent('UPDATE settings SET set_values = $1', [JSON.stringify(values)])
  const startGrace = ({ email }: Credentials, daysAgo: number) =>
    site.database.query('UPDATE users SET second_factor_grace_from = $2 WHERE email = $1', [
      email,
      new Date(Date.now() - daysAgo * DAY_MS),
    ])
  /** Returns a signed-in user who has missed the day. */
  const overdue = async (role: 'admin' | 'staff') => {
    const who = await person(role)
    const agent = await signIn(site, who)
    await startGrace(who, 8)
    return { who, agent }
  }

  afterEach(() => storeSettings({}))

  it('gives administrators of a new installation seven days from their first sign-in', async () => {
    const who = await person('admin')
    const before = Date.now()
    const agent = await signIn(site, who)
    const { secondFactorDueAt, mustSetUpSecondFactor } = await session(agent)
    expect(mustSetUpSecondFactor).toBe(false)
    expect(Date.parse(secondFactorDueAt) - before).toBeGreaterThanOrEqual(7 * DAY_MS)
    expect(Date.parse(secondFactorDueAt) - Date.now()).toBeLessThanOrEqual(7 * DAY_MS)
    expect(await session(await signIn(site, who))).toMatchObject({ secondFactorDueAt })
    for (const role of ['staff', 'editor'] as const)
      expect(await session(await signIn(site, await person(role)))).toMatchObject({ secondFactorDueAt: null })
  })

  it('shows the day on every page until the second factor is set up', async () => {
    const agent = await signIn(site, await person('admin'))
    for (const page of ['/admin/dashboard', '/admin/users', '/admin/account']) {
      const { text } = await agent.get(`${page}?lang=en`).expect(200)
      expect(text).toMatch(/Turn on two-step verification by \d{1,2} \w+ \d{4}/)
    }
    await turnOnSecondFactor(agent)
    expect((await agent.get('/admin/users?lang=en').expect(200)).text).not.toMatch(/verification by \d/)
    expect(await session(agent)).toMatchObject({ secondFactorDueAt: null, mustSetUpSecondFactor: false })
  })

  it('closes every route but those for setting it up and signing out, after that day', async () => {
    const { who, agent: first } = await overdue('admin')
    let agent = first
    const opened: string[] = []
    for (const route of routesOf(site).filter((each) => / \/(api\/)?admin\//.test(each))) {
      const { method, url } = requestTo(route)
      const stranger = await request(site.http)[method](url)
      if (stranger.status !== 401 && !stranger.headers.location?.startsWith('/admin/login?next=')) continue
      const { status, body, headers } = await agent[method](url)
      const isRefused = url.startsWith('/api/')
        ? status === 403 && body.code === 'account.second_factor_required'
        : headers.location === '/admin/account/second-factor' || (status === 404 && url.endsWith('.json'))
      if (!isRefused) opened.push(route)
      if (route === 'DELETE /api/admin/session') agent = await signIn(site, who)
    }
    expect(opened.sort()).toEqual([...openRoutes].sort())
  })

  it('closes every other page and its data, in any language', async () => {
    const { agent } = await overdue('admin')
    const open = ['/admin/account/second-factor', '/admin/account/second-factor/setup', '/admin/account/passkeys']
    const pages = adminPages().filter((page) => !/login|invitation|forgotten-password|admin\/mailbox$/.test(page))
    for (const page of pages.filter((each) => !open.includes(each))) {
      await agent.get(page).expect(303).expect('Location', '/admin/account/second-factor')
      await agent.get(`${page}/index.pageContext.json`).expect(404)
    }
    for (const page of open) {
      await agent.get(`${page}?lang=en`).expect(200)
      await agent.get(`${page}/index.pageContext.json`).expect(200)
    }
  })

  it('refuses reads other than those of the open pages', async () => {
    const opened = await readsOpenTo(site, { secondFactorDueAt: new Date(0) })
    expect(opened).toEqual(['account', 'enrolment', 'passkeys'])
  })

  it('lets a user without JavaScript set it up and go on', async () => {
    const { who, agent } = await overdue('admin')
    const page = '/admin/account/second-factor'
    await agent.post(page).type('form').send({ password: who.password }).expect(303).expect('Location', `${page}/setup`)
    expect((await agent.get(`${page}?lang=en`).expect(200)).text).toContain('The time to turn it on has passed')
    await turnOnSecondFactor(agent)
    await agent.get('/admin/users').expect(200)
  })

  it('refuses forms and API requests alike, and no API key', async () => {
    const { agent } = await overdue('admin')
    await agent.put('/api/admin/account/name').send({ name: 'Ana' }).expect(403)
    const { headers } = await agent.post('/admin/account/name').type('form').send({ name: 'Ana' }).expect(303)
    expect(headers.location).toBe('/admin/account/second-factor')
    await program(site.http, await addKey(site))
      .get('/api/leads')
      .expect(200)
  })

  it('is set by the owner by role, with a new period from that day', async () => {
    await storeSettings({ secondFactorOfAdmins: 'optional' })
    const admin = await signIn(site, owner)
    const who = await person('staff')
    const agent = await signIn(site, who)
    await startGrace(who, 100)
    expect(await session(agent)).toMatchObject({ secondFactorDueAt: null })
    const { headers } = await admin.get('/api/admin/settings').expect(200)
    const values = { secondFactorOfAdmins: 'optional', secondFactorOfStaff: 'required', secondFactorGraceDays: '3' }
    await admin.put('/api/admin/settings').set('If-Match', headers.etag!).send(values).expect(200)
    const due = Date.parse((await session(agent)).secondFactorDueAt) - Date.now()
    expect(due).toBeGreaterThan(2.9 * DAY_MS)
    expect(due).toBeLessThanOrEqual(3 * DAY_MS)
    expect(await session(admin)).toMatchObject({ secondFactorDueAt: null })
  })

  it.each(['secondFactorOfAdmins', 'secondFactorGraceDays'])('refuses an invalid %s', async (name) => {
    const admin = await signIn(site, owner)
    const { headers } = await admin.get('/api/admin/settings').expect(200)
    const save = admin.put('/api/admin/settings').set('If-Match', headers.etag!)
    await save.send({ [name]: '31' }).expect(422)
  })

  it('cannot be turned off by a user whose role requires it', async () => {
    const who = await person('admin')
    const agent = await signIn(site, who)
    await turnOnSecondFactor(agent)
    const disable = () => agent.post('/api/admin/account/second-factor/disable').send({ password: who.password })
    expect((await disable().expect(409)).body.code).toBe('second_factor.required')
    expect((await agent.get('/admin/account/second-factor').expect(200)).text).not.toContain('second-factor/off')
    await storeSettings({ secondFactorOfAdmins: 'optional' })
    await disable().expect(204)
  })

  it('shows administrators who has no second factor, and until when it is due', async () => {
    const { who } = await overdue('admin')
    const admin = await signIn(site, owner)
    const { body } = await admin.get('/api/admin/users').expect(200)
    const user = body.items.find(({ email }: { email: string }) => email === who.email)
    expect(user).toMatchObject({ secondFactor: false, secondFactorDueAt: expect.any(String) })
    expect((await admin.get('/admin/users?lang=en').expect(200)).text).toContain('overdue')
  })

  it('begins a new period after an administrator has removed a lost second factor', async () => {
    const who = await person('admin')
    await turnOnSecondFactor(await signIn(site, who))
    await startGrace(who, 100)
    const admin = await signIn(site, owner)
    const { body } = await admin.get('/api/admin/users').expect(200)
    const { id } = body.items.find(({ email }: { email: string }) => email === who.email)
    const reset = await admin.post(`/api/admin/users/${id}/reset`).send({ removeSecondFactor: true }).expect(200)
    const token = new URL(reset.body.link).searchParams.get('token')
    await request(site.http)
      .post('/api/admin/invitation')
      .send({ token, password: owner.password, name: '' })
      .expect(204)
    expect(await session(await signIn(site, who))).toMatchObject({ mustSetUpSecondFactor: false })
  })

  it('locks nobody out: a reset on the command line begins a new period', async () => {
    const { who } = await overdue('admin')
    const output = await administration(['reset', who.email])(site.app)
    const [, password = ''] = /one-time password (\S+)/.exec(output)!
    const agent = await signIn(site, { email: who.email, password })
    const change = { currentPassword: password, newPassword: 'magla nad jezerom' }
    await agent.put('/api/admin/account/password').send(change).expect(204)
    expect(await session(agent)).toMatchObject({ mustChangePassword: false, mustSetUpSecondFactor: false })
    await agent.get('/api/admin/users').expect(200)
  })

  it('lets a user with a one-time password and no days left take both steps', async () => {
    await storeSettings({ secondFactorGraceDays: '0' })
    const who = await person('admin')
    await site.database.query('UPDATE users SET must_change_password = true WHERE email = $1', [who.email])
    const agent = await signIn(site, who)
    await agent.get('/admin/users').expect(303).expect('Location', '/admin/account/password?next=%2Fadmin%2Fusers')
    const newPassword = 'magla nad jezerom'
    await agent.put('/api/admin/account/password').send({ currentPassword: who.password, newPassword }).expect(204)
    await agent.get('/admin/users').expect(303).expect('Location', '/admin/account/second-factor')
    await turnOnSecondFactor(agent, { ...who, password: newPassword })
    await agent.get('/admin/users').expect(200)
  })
})
