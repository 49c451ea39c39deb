import { jest } from '@jest/globals'
import request from 'supertest'
import { SessionsService } from '../../../src/admin/session/sessions.service.js'
import { UsersService } from '../../../src/admin/users/users.service.js'
import { expectLog } from '../../support/expected-log.js'
import {
  addColleague,
  auditedActions,
  type Credentials,
  owner,
  sessionCookieIn,
  signIn,
  startTestAdmin,
} from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('session', () => {
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

  it('begins on sign-in, identifies the user, and ends on sign-out', async () => {
    const agent = request.agent(site.http)
    const { body, headers } = await agent.post('/api/admin/session').send(who).expect(200)
    const { email } = who
    const owed = { mustChangePassword: false, mustSetUpSecondFactor: false }
    const steps = { ...owed, mustConfirmPassword: true, secondFactorDueAt: null }
    const self = { email, name: email, role: 'staff', locations: null, ...steps }
    expect(body).toEqual(self)
    expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^session=.*Path=\/; .*HttpOnly; SameSite=Lax/))
    expect(headers['cache-control']).toBe('no-store')
    await agent.get('/api/admin/session').expect(200, self)
    await agent.delete('/api/admin/session').expect(204).expect('Clear-Site-Data', '"cache"')
    await agent.get('/api/admin/session').expect(401)
  })

  it('leads to the same page after signing out without a session', async () => {
    await request(site.http).delete('/api/admin/session').expect(401)
    await request(site.http).post('/admin/logout').expect(303).expect('Location', '/admin/login?signedOut=1')
  })

  it('gets a new id at sign-in', async () => {
    const agent = await signIn(site, who)
    const first = await agent.get('/api/admin/session')
    const { headers } = await agent.post('/api/admin/session').send(who).expect(200)
    const sessionIn = (set: typeof headers) => sessionCookieIn(set['set-cookie'] as unknown as string[])
    expect(sessionIn(headers)).not.toBe(sessionIn(first.headers))
    const rows = await site.database.query('SELECT sid FROM sessions')
    expect(new Set(rows.map(({ sid }: { sid: string }) => sid)).size).toBe(rows.length)
  })

  it('exists only after a successful sign-in', async () => {
    await site.database.query('DELETE FROM sessions')
    const { headers } = await request(site.http).get('/admin/login').expect(200)
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^adminLanguage=hr;/)])
    await request(site.http)
      .post('/api/admin/session')
      .send({ ...who, password: 'wrong' })
      .expect(401)
    expect(await site.database.query('SELECT sid FROM sessions')).toEqual([])
  })

  /** Backdates all sessions. */
  const age = (ms: number) =>
    site.database.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{passport,user,since}',
        to_jsonb((sess->'passport'->'user'->>'since')::bigint - $1::bigint))`,
      [ms],
    )

  it('ends half a day after it began, despite activity', async () => {
    const agent = await signIn(site, who)
    await signIn(site, who)
    await age(12 * 3_600_000 - 60_000)
    expect((await agent.get('/api/admin/account/sessions').expect(200)).body.items).toHaveLength(2)
    await age(60_001)
    await agent.get('/api/admin/session').expect(401)
    const again = await signIn(site, who)
    expect((await again.get('/api/admin/account/sessions').expect(200)).body.items).toHaveLength(1)
  })

  it('is found by its id, for streams, without being prolonged, as long as it lasts', async () => {
    const sessions = site.app.get(SessionsService)
    await site.database.query('DELETE FROM sessions')
    await signIn(site, who)
    const read = () => site.database.query<{ sid: string; expire: Date }[]>('SELECT sid, expire FROM sessions')
    const [{ sid, expire }] = (await read()) as [{ sid: string; expire: Date }]
    expect(await sessions.findUser(sid)).toMatchObject({ email: who.email })
    expect(await read()).toEqual([{ sid, expire }])
    expect(await sessions.findUser('unknown')).toBeNull()
    await age(12 * 3_600_000 + 1)
    expect(await sessions.findUser(sid)).toBeNull()
    for (const nobody of [{}, { passport: {} }]) {
      await site.database.query('UPDATE sessions SET sess = sess::jsonb - $1 || $2', ['passport', nobody])
      expect(await sessions.findUser(sid)).toBeNull()
    }
    const get = jest.spyOn(sessions['store'], 'get').mockImplementationOnce((_sid, done) => done(new Error('away')))
    await expect(sessions.findUser(sid)).rejects.toThrow('away')
    get.mockRestore()
  })

  it('ends eight hours after the last request', async () => {
    const agent = await signIn(site, who)
    const expire = (time: string) => site.database.query(`UPDATE sessions SET expire = now() + '${time}'::interval`)
    const hoursLeft = async () => {
      const [row] = await site.database.query(
        `SELECT extract(epoch FROM max(expire) - now()) / 3600 hours FROM sessions`,
      )
      return Math.round(row.hours)
    }
    expect(await hoursLeft()).toBe(8)
    await expire('1 minute')
    await agent.get('/api/admin/session').expect(200)
    expect(await hoursLeft()).toBe(8)
    await expire('-1 second')
    await agent.get('/api/admin/session').expect(401)
  })

  it.each([
    ['role changes', `UPDATE users SET role = 'admin' WHERE email = $1`],
    ['password changes', `UPDATE users SET password_hash = password_hash || 'x' WHERE email = $1`],
    ['account is disabled', `UPDATE users SET disabled_at = now() WHERE email = $1`],
    ['account is deleted', 'DELETE FROM users WHERE email = $1'],
  ])("ends when its user's %s", async (_what, statement) => {
    const agent = await signIn(site, who)
    await site.database.query(statement, [who.email])
    await agent.get('/api/admin/session').expect(401)
  })

  it('stays ended when it is ended during a request', async () => {
    const agent = await signIn(site, who)
    const users = site.app.get(UsersService)
    const find = jest.spyOn(users, 'find').mockImplementationOnce(async (id) => {
      await site.database.query('DELETE FROM sessions')
      find.mockRestore()
      return users.find(id)
    })
    await agent.get('/api/admin/session').expect(200)
    await agent.get('/api/admin/session').expect(401)
  })

  it('reports neither beginning nor end if the database did not store it', async () => {
    expectLog(/^error \[http\] .*"DELETE".*admin.session/)
    expectLog(/^error \[http\] .*"POST".*admin.session/)
    const refusing = async (what: string, act: () => Promise<unknown>) => {
      await site.database.query(`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$;
        CREATE TRIGGER refuse BEFORE ${what} ON sessions FOR EACH ROW EXECUTE FUNCTION refuse()`)
      await act()
      await site.database.query('DROP FUNCTION refuse CASCADE')
    }
    const agent = await signIn(site, who)
    await refusing('DELETE', () => agent.delete('/api/admin/session').expect(500))
    await agent.get('/api/admin/session').expect(200)
    await refusing('INSERT', () => request(site.http).post('/api/admin/session').send(who).expect(500))
  })

  it('does not report a wrong password when the password could not be checked', async () => {
    expectLog(/^error \[http\] .*admin.session/)
    const authenticate = jest.spyOn(site.app.get(UsersService), 'authenticate').mockRejectedValueOnce(new Error('away'))
    await request(site.http).post('/api/admin/session').send(who).expect(500)
    authenticate.mockRestore()
  })

  it('records its end, if there was one', async () => {
    const ended = async () => (await auditedActions(site)).filter((action) => action === 'session.ended').length
    const before = await ended()
    await request(site.http).post('/admin/logout').expect(303)
    expect(await ended()).toBe(before)
    await (await signIn(site, who)).delete('/api/admin/session').expect(204)
    expect(await ended()).toBe(before + 1)
  })

  it('stores only distinguishing parts of the user agent', async () => {
    await request(site.http).post('/api/admin/session').set('User-Agent', 'x'.repeat(4000)).send(who).expect(200)
    const [{ longest }] = await site.database.query(
      `SELECT max(length(sess->'passport'->'user'->>'userAgent')) longest FROM sessions`,
    )
    expect(longest).toBe(256)
  })

  it('lists sessions by device with the current one marked, without their ids', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const there = request.agent(site.http)
    await there.post('/api/admin/session').set('User-Agent', firefox).send(who).expect(200)
    const here = await signIn(site, who)
    const { body } = await here.get('/api/admin/account/sessions').expect(200)
    expect(body.items).toEqual([
      expect.objectContaining({ current: true, browser: null }),
      expect.objectContaining({ current: false, browser: 'Firefox', system: 'Linux' }),
    ])
    const begun = body.items.map(({ begunAt }: { begunAt: string }) => Date.parse(begunAt))
    expect(begun).toEqual([...begun].sort((a, b) => b - a))
    const sids = await site.database.query<{ sid: string }[]>('SELECT sid FROM sessions')
    for (const { sid } of sids) expect(JSON.stringify(body)).not.toContain(sid)
    expect(Math.abs(Date.parse(body.items[0].lastSeenAt) - Date.now())).toBeLessThan(60_000)
  })

  it('ends one session, and all others', async () => {
    const here = await signIn(site, who)
    const there = await signIn(site, who)
    const elsewhere = await signIn(site, who)
    const { body } = await there.get('/api/admin/account/sessions')
    const { id } = body.items.find(({ current }: { current: boolean }) => current)
    const end = (session: string, password = who.password) =>
      here.post('/api/admin/account/sessions/end').send({ session, password })
    for (const session of [id, 'others']) {
      const refused = await end(session, 'wrong').expect(422)
      expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'password', code: 'password.wrong' })])
    }
    await there.get('/api/admin/session').expect(200)
    await end(id).expect(204)
    await there.get('/api/admin/session').expect(401)
    await end(id).expect(404)
    await elsewhere.get('/api/admin/session').expect(200)
    await end('others').expect(204)
    await elsewhere.get('/api/admin/session').expect(401)
    await here.get('/api/admin/session').expect(200)
    expect((await auditedActions(site)).filter((action) => action === 'session.revoked')).toHaveLength(2)
    await end('others').expect(204)
    const rows = await site.database.query('SELECT details FROM audit_events ORDER BY id DESC LIMIT 2')
    expect(rows).toEqual([{ details: { count: 0 } }, { details: { count: 1 } }])
  })

  it("cannot end a colleague's session", async () => {
    const iva = await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
    const { body } = await iva.get('/api/admin/account/sessions')
    const ending = { session: body.items[0].id, password: who.password }
    await (await signIn(site, who)).post('/api/admin/account/sessions/end').send(ending).expect(404)
    await iva.get('/api/admin/session').expect(200)
  })
})

describe('session over TLS', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin({ publicUrl: 'https://example.com' })
  })
  afterAll(() => site.close())

  it('uses cookies with the __Host- prefix', async () => {
    const { headers } = await request(site.http).post('/api/admin/session').send(owner).expect(200)
    const cookies = headers['set-cookie'] as unknown as string[]
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['__Host-device', '__Host-session'])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/;/)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).not.toMatch(/Domain/)
    }
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
    await request(site.http).get('/api/admin/session').set('Cookie', cookie).expect(200)
    await request(site.http).get('/api/admin/session').set('Cookie', cookie.replaceAll('__Host-', '')).expect(401)
    const ended = await request(site.http).delete('/api/admin/session').set('Cookie', cookie).expect(204)
    expect(ended.headers['set-cookie']![0]).toMatch(/^__Host-session=;.*Expires=Thu, 01 Jan 1970.*Secure/)
  })
})
