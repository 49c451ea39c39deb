import request from 'supertest'
import { RateLimitsService } from '../../../src/platform/http/rate-limits/rate-limits.service.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

const remaining = ({ headers }: { headers: Record<string, string> }) => Number(/;r=(\d+)/.exec(headers.ratelimit!)?.[1])

const within = (least: number, most: number): unknown => ({
  asymmetricMatch: (value: number) => value >= least && value <= most,
})

describe('rate limiting', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ rateLimitScale: 0.1 })
  })
  afterAll(() => site.close())

  it('answers 429 with Retry-After, whatever the body', async () => {
    const post = () => request(site.http).post('/api/contact').send({})
    const first = await post().expect(422)
    expect(first.headers['ratelimit-policy']).toBe('"contact";q=2;w=600')
    expect(first.headers.ratelimit).toMatch(/^"contact";r=1;t=\d+$/)
    await post().expect(422)
    const refused = await post().expect(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers.ratelimit).toBe(`"contact";r=0;t=${refused.headers['retry-after']}`)
    expect(refused.body).toMatchObject({ code: 'too_many_requests', limit: 'contact' })
  })

  it('stores no IP address in clear text', async () => {
    const rows: { key: string }[] = await site.database.query('SELECT key FROM rate_limits')
    expect(rows).toHaveLength(1)
    expect(rows[0]!.key).not.toContain('127.0.0.1')
  })

  it('counts concurrent requests individually', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => request(site.http).post('/api/franchise-inquiry').send({})),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([422, 422, ...Array<number>(10).fill(429)])
    const taken = answers.filter(({ status }) => status === 422)
    expect(taken.map(remaining).sort()).toEqual([0, 1])
  })

  it('does not count a request without the key that the limit counts by', async () => {
    const { headers } = await request(site.http).get('/api/locations').expect(200)
    expect(headers).not.toHaveProperty('ratelimit')
  })

  it('rejects before any sign-in work, for API and page together', async () => {
    const wrong = (url: string, type: string) => request(site.http).post(url).type(type).send({})
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong('/api/admin/session', 'json')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
    await wrong('/api/admin/session', 'json').expect(429).expect('Retry-After', /^\d+$/)
    await wrong('/admin/login', 'form').expect(429).expect('Content-Type', /html/)
  })
})

describe('rate limit', () => {
  let site: TestApp
  let limits: RateLimitsService
  beforeAll(async () => {
    site = await startTestApp({ rateLimitScale: 0.5, trustedProxyHops: 1 })
    limits = site.app.get(RateLimitsService)
  })
  afterAll(() => site.close())

  const limit = { scope: 'test', points: 4, seconds: 60 }
  const take = async (times: number, who: string) => {
    const taken = []
    for (let time = 0; time < times; time++) taken.push(await limits.consume(limit, who))
    return taken
  }
  const pointsKept = async (scope: string) => {
    const rows = await site.database.query(`SELECT points FROM rate_limits WHERE key LIKE $1 || ':%'`, [scope])
    return rows.map(({ points }: { points: number }) => points)
  }

  it('is exceeded by the first request over it, and returns its reset time', async () => {
    const taken = await take(4, 'Ana')
    expect(taken).toMatchObject([
      { limit: 2, remaining: 1, near: false, exceeded: false },
      { limit: 2, remaining: 0, near: true, exceeded: false },
      { limit: 2, remaining: 0, near: true, exceeded: true },
      { limit: 2, remaining: 0, near: true, exceeded: true },
    ])
    for (const allowance of taken) expect(allowance!.reset).toEqual(within(50, 60))
  })

  it('causes no database query once exceeded', async () => {
    const flood = { ...limit, scope: 'flood' }
    for (let time = 0; time < 6; time++) await limits.consume(flood, 'Ana')
    expect(await pointsKept('flood')).toEqual([3])
  })

  it('is restored completely, or by a point, for its key', async () => {
    await Promise.all([take(3, 'Iva'), take(2, 'Maja')])
    await limits.reset(limit, 'Iva')
    expect(await take(1, 'Iva')).toMatchObject([{ remaining: 1 }])
    await limits.refund(limit, 'Maja')
    expect(await take(2, 'Maja')).toMatchObject([{ exceeded: false }, { exceeded: true }])
  })

  it('is checked without using it up', async () => {
    const checked = { ...limit, scope: 'checked' }
    const check = () => limits.assertPointsLeft(checked, 'Ana')
    await check()
    await limits.consume(checked, 'Ana')
    await check()
    await limits.consume(checked, 'Ana')
    const refused = check()
    await expect(refused).rejects.toMatchObject({ code: 'too_many_requests', limit: 'checked' })
    await expect(refused).rejects.toHaveProperty('args.seconds', within(50, 60))
    expect(await pointsKept('checked')).toEqual([2])
    await limits.assertPointsLeft(checked, 'Iva')
  })

  it('permits at least one request at any scale', async () => {
    const narrow = { ...limit, scope: 'narrow', points: 0.1 }
    expect(await limits.consume(narrow, 'Ana')).toMatchObject({ limit: 1, exceeded: false })
  })

  it('counts an IPv6 network as one address', async () => {
    const post = (address: string) => request(site.http).post('/api/contact').set('X-Forwarded-For', address).send({})
    const left = async (address: string) => remaining(await post(address).expect(422))
    const first = await left('2001:db8:1:2::1')
    expect(await left('2001:db8:1:2:ffff::9')).toBe(first - 1)
    expect(await left('2001:db8:1:3::1')).toBe(first)
    expect(await left('192.0.2.7')).toBe(first)
  })
})

describe('disabled rate limiting', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ rateLimitScale: 0 })
  })
  afterAll(() => site.close())

  it('counts nothing and adds no headers', async () => {
    const { headers } = await request(site.http).post('/api/contact').send({}).expect(422)
    expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([])
    const limits = site.app.get(RateLimitsService)
    const limit = { scope: 'test', points: 1, seconds: 60 }
    expect(await limits.consume({ ...limit, longer: { ...limit, scope: 'test-day' } }, 'Ana')).toBeNull()
    expect(limits.policyOf(limit)).toBe('"test";q=1;w=60')
    await limits.refund(limit, 'Ana')
    await limits.reset(limit, 'Ana')
    await limits.assertPointsLeft(limit, 'Ana')
    expect(await site.database.query('SELECT * FROM rate_limits')).toEqual([])
  })
})

describe('long-term rate limit', () => {
  it('rejects even without recent requests, until it resets', async () => {
    const site = await startTestApp({ rateLimitScale: 1 })
    const limits = site.app.get(RateLimitsService)
    const longer = { scope: 'test-day', points: 3, seconds: 3600 }
    const limit = { scope: 'test', points: 2, seconds: 1, longer }
    const exceeded = async () => (await limits.consume(limit, 'somebody'))!.exceeded
    expect([await exceeded(), await exceeded()]).toEqual([false, false])
    await limits.reset(limit, 'somebody')
    expect([await exceeded(), await exceeded()]).toEqual([false, true])
    const allowance = (await limits.consume({ ...limit, scope: 'test-other' }, 'somebody'))!
    expect(allowance.reset).toBeGreaterThan(3000)
    await site.close()
  })
})

describe('rate limit of an IPv6 /48', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ rateLimitScale: 0.1, trustedProxyHops: 1 })
  })
  afterAll(() => site.close())

  const statusOf = async (ip: string) => {
    const { status } = await request(site.http).post('/api/contact').set('X-Forwarded-For', ip).send({})
    return status
  }

  it('is ten times that of one of its networks, and leaves those of others alone', async () => {
    const statuses: number[] = []
    for (let network = 0; network < 25; network++) statuses.push(await statusOf(`2001:db8:48:${network}::1`))
    expect(statuses).toEqual([...Array<number>(20).fill(422), ...Array<number>(5).fill(429)])
    expect(await statusOf('2001:db8:49:1::1')).toBe(422)
    expect(await statusOf('192.0.2.48')).toBe(422)
  })
})
