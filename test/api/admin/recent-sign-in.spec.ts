import request from 'supertest'
import { nobody, requestTo, routesOf } from '../../support/routes.js'
import { ageSessions } from '../../support/session-age.js'
import {
  addColleague,
  type Agent,
  appCode,
  auditedActions,
  owner,
  signIn,
  startTestAdmin,
  turnOnSecondFactor,
} from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const REQUIRED = 'session.confirmation_required'
const CONFIRMATION = '/api/admin/session/confirmation'
const TOO_OLD_MINUTES = 11

/** Families of routes that need a recent sign-in: every route of one has the guard. */
const families = [
  /^(POST|PUT|PATCH|DELETE) \/api\/admin\/(users|api-keys|settings|recipients|therapist-calendars)(\/|$)/,
  /^(POST|PUT|PATCH|DELETE) \/api\/admin\/webhooks(\/|$)/,
  /^(POST|PUT|PATCH|DELETE) \/api\/admin\/content\/google-business-profile\/address$/,
  /^\w+ \/api\/admin\/[\w/-]+\/(export|calendar-file|erase|erasure)$/,
  /^POST \/api\/admin\/newsletter-issues\/:id\/(send|schedule)$/,
  /^\w+ \/api\/admin\/backups(\/|$)/,
  /^DELETE \/api\/admin\/account\/passkeys\//,
]

/** Routes of these families that change and disclose nothing outside. */
const harmless = [
  /^POST \/api\/admin\/settings\/test-message$/, // to the own address
  /^POST \/api\/admin\/webhooks\/:id\/test$/,
  /^POST \/api\/admin\/webhooks\/:id\/deliveries\/:deliveryId\/redeliver$/,
]

/** Routes that have the password in their body, and need a recent sign-in of accounts with a second factor as well. */
const withPassword = [
  'PUT /api/admin/account/password',
  'POST /api/admin/account/second-factor',
  'POST /api/admin/account/second-factor/recovery-codes',
  'POST /api/admin/account/second-factor/disable',
  'POST /api/admin/account/passkeys/options',
  'POST /api/admin/account/passkeys',
]

describe('a route that needs a recent sign-in', () => {
  let site: TestApp
  let agent: Agent
  beforeEach(async () => {
    site = await startTestAdmin({ rateLimitScale: 1 })
    agent = await signIn(site, owner)
  })
  afterEach(() => site.close())

  const codeOf = async (route: string, from = agent) => {
    const { method, url } = requestTo(route)
    const { status, body } = await from[method](url.replaceAll('/x', `/${nobody}`)).send({})
    return { route, status, code: (body as { code?: string }).code }
  }

  const guarded = () =>
    routesOf(site).filter(
      (route) => families.some((family) => family.test(route)) && !harmless.some((each) => each.test(route)),
    )

  it('is every route of accounts, powers, exports and erasures', async () => {
    const routes = guarded()
    expect(routes.length).toBeGreaterThan(30)
    await ageSessions(site, TOO_OLD_MINUTES)
    for (const route of routes) expect(await codeOf(route)).toEqual({ route, status: 403, code: REQUIRED })
  })

  it('is a change of the own password or second factor, once there is one', async () => {
    await ageSessions(site, TOO_OLD_MINUTES)
    for (const route of withPassword) expect(await codeOf(route)).toMatchObject({ route, status: 422 })
    await turnOnSecondFactor(agent)
    for (const route of withPassword) expect(await codeOf(route)).toEqual({ route, status: 403, code: REQUIRED })
  })

  it('does not exist for other roles', async () => {
    const staff = await signIn(site, await addColleague(site, 'staff', 'ana@example.com'))
    await ageSessions(site, TOO_OLD_MINUTES)
    expect(await codeOf('POST /api/admin/users', staff)).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('invites no administrator for the finder of an open session, and resets nobody', async () => {
    const [{ id }] = await site.database.query(`SELECT id FROM users`)
    await ageSessions(site, TOO_OLD_MINUTES)
    const invited = { email: 'thief@example.com', role: 'admin' }
    expect((await agent.post('/api/admin/users').send(invited).expect(403)).body.code).toBe(REQUIRED)
    await agent.post(`/api/admin/users/${id}/reset`).send({ removeSecondFactor: true }).expect(403)
    expect(await auditedActions(site)).not.toContain('user.invited')
    for (let time = 0; time < 10; time++) {
      await agent
        .post(CONFIRMATION)
        .send({ confirmation: `guess number ${time}` })
        .expect(422)
    }
    await agent.post(CONFIRMATION).send({ confirmation: owner.password }).expect(429)
    await agent.post('/api/admin/users').send(invited).expect(403)
  })

  it('is open for ten minutes after the confirmation with the password, in this session alone', async () => {
    const other = await signIn(site, owner)
    await ageSessions(site, TOO_OLD_MINUTES)
    const invite = (from: Agent, email: string) => from.post('/api/admin/users').send({ email, role: 'editor' })
    const { body } = await agent.post(CONFIRMATION).send({ confirmation: 'wrong' }).expect(422)
    expect(body.errors).toMatchObject([{ field: 'confirmation', code: 'password.wrong' }])
    await invite(agent, 'first@example.com').expect(403)
    await agent.post(CONFIRMATION).send({ confirmation: owner.password }).expect(204)
    await invite(agent, 'first@example.com').expect(201)
    await invite(other, 'second@example.com').expect(403)
    await ageSessions(site, 0) // a confirmation that is over
    await invite(agent, 'second@example.com').expect(403)
  })

  it('needs a code instead of the password with a second factor, and each code once', async () => {
    const { secret } = await turnOnSecondFactor(agent)
    await ageSessions(site, TOO_OLD_MINUTES)
    const confirm = (confirmation: string) => agent.post(CONFIRMATION).send({ confirmation })
    expect((await confirm(owner.password).expect(422)).body.errors[0].code).toBe('code.wrong')
    const code = appCode(secret)
    await confirm(code).expect(204)
    await confirm(code).expect(422)
    await agent.post('/api/admin/users').send({ email: 'iva@example.com', role: 'editor' }).expect(201)
  })
})

describe('a form that needs a recent sign-in', () => {
  let site: TestApp
  let agent: Agent
  beforeEach(async () => {
    site = await startTestAdmin()
    agent = await signIn(site, owner)
    await ageSessions(site, TOO_OLD_MINUTES)
  })
  afterEach(() => site.close())

  const typed = { email: 'iva"<b>@example.com', name: 'Iva & Co', role: 'staff', binding: 'all' }
  const post = (fields: object, path = '/admin/users/invite') => agent.post(path).type('form').send(fields)

  it('is asked for on a page that has all that was typed, and then sent', async () => {
    const { text } = await post({ ...typed, email: 'iva@example.com' }).expect(403)
    expect(text).toContain('Potvrdite da ste to vi')
    expect(text).toContain('action="/admin/users/invite"')
    expect(text).toContain('name="name" value="Iva &amp; Co"')
    expect(text).toContain('name="binding" value="all"')
    const wrong = await post({ ...typed, email: 'iva@example.com', confirmation: 'wrong' }).expect(403)
    expect(wrong.text).toContain('Lozinka nije točna')
    expect(wrong.text).toContain('name="name" value="Iva &amp; Co"')
    expect(await auditedActions(site)).not.toContain('user.invited')
    const done = await post({ ...typed, email: 'iva@example.com', confirmation: owner.password }).expect(200)
    expect(done.text).toContain('iva@example.com')
    const [invited] = await site.database.query(`SELECT name FROM users WHERE email = 'iva@example.com'`)
    expect(invited).toEqual({ name: 'Iva & Co' })
  })

  it('is shown again with its faults after the confirmation', async () => {
    const { text } = await post({ ...typed, confirmation: owner.password }).expect(422)
    expect(text).toContain('Iva &amp; Co')
    expect(text).not.toContain(owner.password)
  })

  it('keeps the fields that become parameters of the address', async () => {
    const { text } = await post({ action: 'remove', therapistId: nobody }, '/admin/calendar/subscriptions')
    expect(text).toContain(`name="therapistId" value="${nobody}"`)
  })

  it.each([
    ['/api/admin/contact-messages/export?delimiter=semicolon', /text\/csv/],
    ['/api/admin/bookings/calendar-file?status=booked', /text\/calendar/],
  ])('gives the file of the link %s only after the confirmation', async (path, type) => {
    const page = `/admin/confirm?next=${encodeURIComponent(path)}`
    const asBrowser = () => agent.get(path).set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
    const { headers } = await asBrowser().expect(303)
    expect(headers.location).toBe(page)
    expect((await agent.get(page).expect(200)).text).toContain('Potvrdite da ste to vi')
    const confirmed = await post({ confirmation: owner.password }, page).expect(303)
    expect((await agent.get(confirmed.headers.location!).expect(200)).text).toContain(`href="${path}"`)
    await asBrowser().expect(200).expect('Content-Type', type)
  })

  it('leads nowhere else after the confirmation', async () => {
    for (const next of ['https://elsewhere.example/api/admin/x/export', '//elsewhere.example', '/api/admin/users']) {
      const page = `/admin/confirm?next=${encodeURIComponent(next)}`
      expect((await post({ confirmation: owner.password }, page).expect(303)).headers.location).toBe('/admin/dashboard')
    }
  })

  it('asks strangers to sign in', async () => {
    const { headers } = await request(site.http).post('/admin/confirm').type('form').send({ confirmation: 'x' })
    expect(headers.location).toMatch(/^\/admin\/login/)
  })
})
