import { jest } from '@jest/globals'
import request from 'supertest'
import { startTestApp, type TestApp } from '../../support/test-app.js'

const TOKEN = 'a-token-of-thirty-two-characters!'

describe('GET /metrics', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ metricsToken: TOKEN })
  })
  afterAll(() => site.close())

  const get = (url: string) => request(site.http).get(url)
  const read = async () => {
    const { text } = await get('/metrics')
      .set('Authorization', `Bearer ${TOKEN}`)
      .expect(200)
      .expect('Content-Type', /^text\/plain; version=0\.0\.4/)
      .expect('Cache-Control', 'no-store')
    return text
  }
  const valueOf = async (series: string) => {
    const line = (await read()).split('\n').find((text) => text.startsWith(`${series} `))
    return line ? Number(line.slice(series.length + 1)) : undefined
  }

  it.each([
    ['a request without a token', undefined],
    ['a wrong token', `Bearer ${TOKEN.replace('!', '?')}`],
    ['a truncated token', `Bearer ${TOKEN.slice(0, -1)}`],
    ['a token with a suffix', `Bearer ${TOKEN}!`],
    ['a token in Basic authentication', `Basic ${TOKEN}`],
    ['an empty token', 'Bearer '],
  ])('refuses %s', async (_who, authorization) => {
    const { body, headers } = await get('/metrics')
      .set(authorization === undefined ? {} : { Authorization: authorization })
      .expect(401)
    expect(body).toMatchObject({ status: 401, code: 'unauthorized' })
    expect(headers['www-authenticate']).toBe('Bearer')
  })

  it('answers 404 as problem details when no token is configured', async () => {
    const closed = await startTestApp()
    for (const authorization of [{}, { Authorization: 'Bearer undefined' }, { Authorization: 'Bearer ' }])
      await request(closed.http)
        .get('/metrics')
        .set(authorization)
        .expect(404)
        .expect('Content-Type', /^application\/problem\+json/)
    await closed.close()
  })

  it('counts responses by route and status, without series for unknown paths', async () => {
    const answered = (route: string, status: number) =>
      valueOf(`http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`)
    await get('/api/posts/detox').expect(200)
    await get('/api/posts/frequency').expect(200)
    for (const name of ['ana', 'no-such-page', 'nor-this']) {
      await get(`/api/posts/${name}`).expect(404)
      await get(`/${name}`).expect(404)
    }
    expect(await answered('/api/posts/:slug', 200)).toBe(2)
    expect(await answered('/api/posts/:slug', 404)).toBe(3)
    expect(await answered('other', 404)).toBe(3)
    expect(await read()).not.toContain('no-such-page')
  })

  it('counts cached and rendered pages', async () => {
    const ready = await valueOf('page_cache_answers_total{result="ready"}')
    const made = await valueOf('page_cache_answers_total{result="made"}')
    for (let time = 0; time < 3; time++) await get('/impresum').expect(200)
    expect(await valueOf('page_cache_answers_total{result="ready"}')).toBe(ready! + 2)
    expect(await valueOf('page_cache_answers_total{result="made"}')).toBe(made! + 1)
  })

  it('reports queued and abandoned mails and the age of the oldest', async () => {
    const queue = (state: string, queuedAgo: string) =>
      site.database.query(
        `INSERT INTO outgoing_mails (id, kind, subject_id, recipient, language, message_id, created_at, next_attempt_at, given_up_at)
         VALUES (gen_random_uuid(), 'none', '', 'ana@example.com', 'hr', '', now() - $1::interval, 'infinity', $2)`,
        [queuedAgo, state === 'given_up' ? new Date() : null],
      )
    expect(await valueOf('outgoing_mails{state="waiting"}')).toBe(0)
    expect(await valueOf('outgoing_mails_oldest_seconds')).toBe(0)
    await queue('waiting', '1 hour')
    await queue('waiting', '1 minute')
    await queue('given_up', '5 days')
    await site.database.query(
      `INSERT INTO outbox_events (type, subject_id, next_attempt_at)
       VALUES ('none', '', now()), ('none', 'planned', now() + interval '1 hour')`,
    )
    expect(await valueOf('outgoing_mails{state="waiting"}')).toBe(2)
    expect(await valueOf('outgoing_mails{state="given_up"}')).toBe(1)
    expect(await valueOf('outgoing_mails{state="event_waiting"}')).toBe(1)
    expect(await valueOf('outgoing_mails_oldest_seconds')).toBeCloseTo(3600, -2)
  })

  it('reports held bookings, and those that nobody confirmed', async () => {
    const add = (site6: string, confirmed: boolean, ago: string) =>
      site.database.query(
        `INSERT INTO booking_origins (id, at, address, home, site, mailbox, location, way, confirmed_at)
         VALUES (gen_random_uuid(), now() - $2::interval, '', '', $1, '', 'zagreb', 'held', $3)`,
        [site6, ago, confirmed ? new Date() : null],
      )
    for (const ago of ['1 minute', '50 minutes', '2 hours']) await add('one', false, ago)
    await add('one', true, '1 minute')
    await add('other', false, '1 minute')
    expect(await valueOf('held_bookings')).toBe(0)
    expect(await valueOf('unconfirmed_bookings')).toBe(3)
    expect(await valueOf('unconfirmed_bookings_of_one_network')).toBe(2)
  })

  it('reports pending webhook deliveries and the age of the oldest', async () => {
    const addEndpoint = async (disabled: boolean) => {
      const [endpoint] = await site.database.query<{ id: string }[]>(
        `INSERT INTO webhook_endpoints (id, url, events, sealed_secret, disabled_at)
         VALUES (gen_random_uuid(), 'https://example.com/' || gen_random_uuid(), '{}', 'x', $1) RETURNING id`,
        [disabled ? new Date() : null],
      )
      return endpoint!.id
    }
    const queue = (endpoint: string, ago: string, column?: 'delivered_at' | 'given_up_at') =>
      site.database.query(
        `INSERT INTO webhook_deliveries (id, endpoint_id, message_id, type, subject_id, body, created_at, next_attempt_at
           ${column ? `, ${column}` : ''})
         VALUES (gen_random_uuid(), $1, 'msg', 'contact.received', '', '{}', now() - $2::interval, 'infinity'
           ${column ? ', now()' : ''})`,
        [endpoint, ago],
      )
    expect(await valueOf('webhook_deliveries_waiting')).toBe(0)
    expect(await valueOf('webhook_deliveries_oldest_seconds')).toBe(0)
    const open = await addEndpoint(false)
    const disabled = await addEndpoint(true)
    await queue(open, '1 hour')
    await queue(open, '1 minute')
    await queue(open, '3 hours', 'delivered_at')
    await queue(open, '3 hours', 'given_up_at')
    await queue(disabled, '2 hours')
    expect(await valueOf('webhook_deliveries_waiting')).toBe(2)
    expect(await valueOf('webhook_deliveries_oldest_seconds')).toBeCloseTo(3600, -2)
  })

  it('responds without the database', async () => {
    const query = jest.spyOn(site.database, 'query').mockRejectedValue(new Error('away'))
    const text = await read()
    query.mockRestore()
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).not.toContain('outgoing_mails{')
  })

  it('reports database connections, memory and the event loop', async () => {
    const text = await read()
    for (const name of [
      'database_connections{state="idle"}',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(`\n${name} `)
  })
})
