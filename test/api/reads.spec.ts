import request from 'supertest'
import { startTestApp, type TestApp } from '../support/test-app.js'

describe('reads of the API', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const get = (url: string) => request(site.http).get(url)

  it('list the four centres in the language asked for', async () => {
    const { body: croatian } = await get('/api/locations').expect(200)
    const { body: english } = await get('/api/locations?lang=en').expect(200)
    expect(croatian.map(({ name }: { name: string }) => name)).toEqual([
      'Dubrovnik',
      'Velika Gorica',
      'Zagreb',
      'Zagreb istok',
    ])
    expect(english.at(-1)).toMatchObject({ name: 'Zagreb East', country: 'Croatia', postalCode: expect.any(String) })
    expect(english[0].hours).toHaveLength(7)
  })

  it('tell caches that the language may come from a cookie', async () => {
    const { body, headers } = await get('/api/locations').set('Cookie', 'language=en').expect(200)
    expect(body.at(-1).name).toBe('Zagreb East')
    expect(headers.vary).toContain('Cookie')
  })

  it('answer 304 to a browser that has the current list', async () => {
    const { headers } = await get('/api/locations').expect(200)
    await get('/api/locations').set('If-None-Match', headers.etag!).expect(304)
  })

  it('list ten testimonials, and posts newest first', async () => {
    expect((await get('/api/testimonials').expect(200)).body).toHaveLength(10)
    const { body: posts } = await get('/api/posts').expect(200)
    expect(posts).toHaveLength(4)
    const dates = posts.map(({ publishedAt }: { publishedAt: string }) => publishedAt)
    expect(dates).toEqual([...dates].sort().reverse())
    const { body: post } = await get(`/api/posts/${posts[0].slug}?lang=en`).expect(200)
    expect(post.body.length).toBeGreaterThan(500)
    await get('/api/posts/no-such-post').expect(404)
  })

  it('list the prices in euros, in the language asked for and in the order of the page', async () => {
    const { body: croatian } = await get('/api/pricelist').expect(200)
    const { body: english } = await get('/api/pricelist?lang=en').expect(200)
    expect(croatian).toHaveLength(18)
    expect(croatian[0]).toEqual({
      category: 'Testiranje',
      service: 'Početne konzultacije',
      price: 0,
      currency: 'EUR',
      durationMinutes: null,
      note: 'Besplatno uz bilo koju uslugu.',
    })
    expect(english[1]).toMatchObject({ service: 'Food intolerance testing', price: 80, durationMinutes: 60 })
  })

  it('say that the process lives and is ready', async () => {
    await get('/health/live').expect(200, { status: 'ok' })
    await get('/health/ready').expect(200, { status: 'ok' })
  })

  it('are described, like every write, by an OpenAPI 3.1 document', async () => {
    const { body } = await get('/api/openapi.json').expect(200)
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/locations', '/api/contact', '/api/franchise-inquiry', '/api/newsletter']),
    )
    expect(body.paths['/api/contact'].post.responses).toHaveProperty('422.content')
    await get('/api/docs').expect(200).expect('Content-Type', /html/)
  })
})
