import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import request from 'supertest'
import { LeadEventsService } from '../../../src/leads/live/lead-events.service.js'
import { NotificationsService } from '../../../src/platform/database/notifications.service.js'
import { expectLog } from '../../support/expected-log.js'
import { leadsAdmin } from '../../support/leads-admin.js'
import { addColleague, type Credentials, owner, sessionCookie } from '../../support/staff.js'
import { until } from '../../support/until.js'

const admin = leadsAdmin()
const path = '/api/admin/inbox/events'
const staff: Credentials = { email: 'staff@example.com', password: owner.password }
const opened: ClientRequest[] = []
afterEach(() => opened.splice(0).forEach((request) => request.destroy()))

const now = () => new Date().toISOString()

const HEARTBEATS = /^(?:: heartbeat\n\n)+/

/** Opens a stream; `part` returns its next part, null at its end, and `next` the next one after heartbeats, which a timer sends. */
async function open(since: string, cookie: string) {
  const headers = { Cookie: cookie, Accept: 'text/event-stream', 'Accept-Encoding': 'gzip, br' }
  const request = get(`${admin.site.url}${path}?since=${since}`, { agent: false, headers })
  opened.push(request)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const parts = response.setEncoding('utf8').iterator({ destroyOnReturn: false }) as AsyncIterator<string>
  const part = async () => {
    const { done, value } = await parts.next()
    return done ? null : value
  }
  const next = async () => {
    for (;;) {
      const event = (await part())?.replace(HEARTBEATS, '') ?? null
      if (event !== '') return event
    }
  }
  const count = async () => (JSON.parse(/^data: (.*)$/m.exec((await next())!)![1]!) as { count: number }).count
  return { status: response.statusCode, headers: response.headers, part, next, count }
}

describe('events of received leads', () => {
  let cookie: string
  /** Number of notifications of received leads. */
  let notified = 0
  beforeAll(async () => {
    cookie = await sessionCookie(admin.site, staff)
    admin.site.app.get(NotificationsService).subscribe('leads_received', () => notified++)
  })

  it('first count what arrived since the page was rendered, then report each arrival without its content', async () => {
    const since = now()
    const before = notified
    await admin.addMessage({ name: 'Before' })
    await admin.addMessage({ status: 'spam' })
    await until(() => notified > before) // a notification that follows the first count is counted again
    const { headers, count, next } = await open(since, cookie)
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store, no-transform')
    expect(headers['x-accel-buffering']).toBe('no')
    expect(headers['content-encoding']).toBeUndefined()
    expect(await count()).toBe(1)
    await admin.addMessage({ status: 'spam' })
    await admin.addInquiry({ firstName: 'Secret' })
    const event = (await next())!
    expect(event).toMatch(/^event: leads\ndata: \{"count":1,"at":"[^"]+"\}\n\n$/)
  })

  it('reach every stream, also those of other users', async () => {
    const streams = [await open(now(), cookie), await open(now(), await sessionCookie(admin.site, owner))]
    for (const stream of streams) expect(await stream.count()).toBe(0)
    await admin.addRequest()
    for (const stream of streams) expect(await stream.count()).toBe(1)
  })

  it('count only leads of the locations to which a user is bound when the event is sent', async () => {
    const credentials = await addColleague(admin.site, 'staff', 'bound@example.com')
    const bind = (locations: string) =>
      admin.site.database.query(`UPDATE users SET locations = $1 WHERE email = 'bound@example.com'`, [locations])
    await bind('{zagreb}')
    const since = now()
    await admin.addMessage({ location: 'zagreb' })
    await admin.addMessage({ location: 'dubrovnik' })
    await admin.addInquiry({ location: 'zagreb' })
    const stream = await open(since, await sessionCookie(admin.site, credentials))
    expect(await stream.count()).toBe(1)
    await admin.addMessage({ location: 'dubrovnik' })
    await admin.addInquiry({ location: 'zagreb' })
    await admin.addMessage({})
    await admin.addRequest({ location: 'zagreb' })
    expect(await stream.count()).toBe(1)
    await bind('{dubrovnik}')
    await admin.addMessage({ location: 'zagreb' })
    await admin.addMessage({ location: 'dubrovnik' })
    await admin.addMessage({ location: 'dubrovnik' })
    // Arrivals half a second apart are reported separately.
    let count = 0
    while (count < 2) count += await stream.count()
    expect(count).toBe(2)
  })

  it('end with the session, which they do not prolong', async () => {
    const credentials = await addColleague(admin.site, 'staff', 'leaving@example.com')
    const leaving = await sessionCookie(admin.site, credentials)
    const expiry = () =>
      admin.site.database.query(
        `SELECT expire FROM sessions WHERE sess->'passport'->'user'->>'id' =
           (SELECT id::text FROM users WHERE email = 'leaving@example.com') ORDER BY 1`,
      )
    const stream = await open(now(), leaving)
    await stream.count()
    const before = await expiry()
    const service = admin.site.app.get(LeadEventsService)
    await service.beat()
    expect((await stream.part())!.replace(HEARTBEATS, '')).toBe('')
    expect(await expiry()).toEqual(before)
    await admin.site.database.query(
      `DELETE FROM sessions WHERE sess->'passport'->'user'->>'id' =
         (SELECT id::text FROM users WHERE email = 'leaving@example.com')`,
    )
    await service.beat()
    expect(await stream.next()).toBeNull()
  })

  it('end immediately when their user signs out, while other sessions of the user go on', async () => {
    const credentials = await addColleague(admin.site, 'staff', 'signing-out@example.com')
    const leaving = await sessionCookie(admin.site, credentials)
    const staying = await sessionCookie(admin.site, credentials)
    const ended = await open(now(), leaving)
    const other = await open(now(), staying)
    await ended.count()
    await other.count()
    await request(admin.site.http).delete('/api/admin/session').set('Cookie', leaving).expect(204)
    expect(await ended.next()).toBeNull()
    await admin.addMessage()
    expect(await other.count()).toBe(1)
  })

  it('are limited to six streams of a user', async () => {
    const streams = await Promise.all(Array.from({ length: 6 }, () => open(now(), cookie)))
    expect(streams.map(({ status }) => status)).toEqual(Array(6).fill(200))
    await admin.staff.agent.get(path).query({ since: now() }).expect(429).expect('Retry-After', '60')
  })

  it.each([{}, { since: 'yesterday' }, { since: '2026-02-30T10:00:00Z' }])('reject the query %j', async (query) => {
    await admin.staff.agent.get(path).query(query).expect(422)
  })

  it('give clients that accept no event stream the first event only', async () => {
    const { text } = await admin.staff.agent.get(path).query({ since: now() }).expect(200)
    expect(text).toContain('"count":0')
  })

  it('end when the process stops, and are then refused', async () => {
    expectLog(/"status":503.*the process is stopping/)
    const stream = await open(now(), cookie)
    await stream.count()
    const service = admin.site.app.get(LeadEventsService)
    service.onModuleDestroy()
    expect(await stream.next()).toBeNull()
    await admin.staff.agent.get(path).query({ since: now() }).expect(503)
  })
})
