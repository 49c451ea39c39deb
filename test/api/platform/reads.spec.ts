import request from 'supertest'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('reading API', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const get = (url: string) => request(site.http).get(url)

  it('lists the four locations in the requested language', async () => {
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

  it('sends Vary: Cookie because of the language cookie', async () => {
    const { body, headers } = await get('/api/locations').set('Cookie', 'language=en').expect(200)
    expect(body.at(-1).name).toBe('Zagreb East')
    expect(headers.vary).toContain('Cookie')
  })

  it('answers 304 when the client’s copy is current', async () => {
    const { headers } = await get('/api/locations').expect(200)
    await get('/api/locations').set('If-None-Match', headers.etag!).expect(304)
  })

  it('lists ten testimonials, and posts newest first', async () => {
    for (const address of ['/api/testimonials', '/api/testimonials?lang=en']) {
      const { body: testimonials } = await get(address).expect(200)
      expect(testimonials.map(({ role }: { role: string }) => role)).toEqual(Array.from({ length: 10 }, () => 'Client'))
    }
    const { body: posts } = await get('/api/posts').expect(200)
    expect(posts).toHaveLength(4)
    const dates = posts.map(({ publishedAt }: { publishedAt: string }) => publishedAt)
    expect(dates).toEqual([...dates].sort().reverse())
    const { body: post } = await get(`/api/posts/${posts[0].slug}?lang=en`).expect(200)
    expect(post.body.length).toBeGreaterThan(500)
    await get('/api/posts/no-such-post').expect(404)
  })

  it('lists prices in euros, in the requested language and the order of the page', async () => {
    const { body: croatian } = await get('/api/pricelist').expect(200)
    const { body: english } = await get('/api/pricelist?lang=en').expect(200)
    expect(croatian).toHaveLength(18)
    expect(croatian[0]).toEqual({
      category: 'Testiranje',
      service: 'Početne konzultacije',
      price: 0,
      currency: 'EUR',
      visits: 1,
      durationMinutes: null,
      note: expect.stringMatching(/^Besplatne uz bilo koju uslugu\. .+ dogovorite s centrom prije dolaska\.$/),
      saving: null,
      servicePage: null,
      bookable: false,
    })
    expect(english[1]).toMatchObject({ service: 'Food intolerance testing', price: 80, durationMinutes: 60 })
    expect(english).toContainEqual(expect.objectContaining({ service: 'Package of 5 treatments', visits: 5 }))
  })

  it('reports liveness and readiness', async () => {
    await get('/health/live').expect(200, { status: 'ok' })
    await get('/health/ready').expect(200, { status: 'ok' })
  })

  it('documents all routes in an OpenAPI 3.1 document', async () => {
    const { body } = await get('/api/openapi.json').expect(200)
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/locations', '/api/contact', '/api/franchise-inquiry', '/api/newsletter']),
    )
    expect(body.paths['/api/contact'].post.responses[422]).toEqual({
      $ref: '#/components/responses/UnprocessableEntity',
    })
  })

  it('gives each operation a summary and an id of its own', async () => {
    const { paths } = (await get('/api/openapi.json').expect(200)).body as { paths: Record<string, object> }
    const operations = Object.values(paths).flatMap(
      (path) => Object.values(path) as { summary: string; operationId: string }[],
    )
    expect(operations.length).toBeGreaterThan(150)
    for (const name of ['summary', 'operationId'] as const) {
      const names = operations.map((operation) => operation[name])
      expect(names.filter((each, index) => !each || names.indexOf(each) !== index)).toEqual([])
    }
  })

  it('lets clients read each resource whose changes need If-Match', async () => {
    const { paths } = (await get('/api/openapi.json').expect(200)).body as {
      paths: Record<string, Record<string, { parameters?: { name?: string; $ref?: string }[] }>>
    }
    const conditional = Object.entries(paths).filter(([, methods]) =>
      Object.values(methods).some(({ parameters = [] }) =>
        parameters.some(({ name, $ref }) => /if-?match/i.test(name ?? $ref ?? '')),
      ),
    )
    expect(conditional.length).toBeGreaterThan(25)
    // actions on a resource, such as /{id}/undo, take the version of the resource
    const unreadable = conditional
      .map(([path]) => path.replace(/(\{(?:id|namespace)\})\/.*/, '$1'))
      .filter((path) => !paths[path]?.get)
    expect(unreadable).toEqual([])
  })

  it('documents every response', async () => {
    const { body } = await get('/api/openapi.json').expect(200)
    const answers = (path: string, method = 'get') => Object.keys(body.paths[path][method].responses)
    expect(answers('/health/live')).toEqual(['200', '304', '400', '500'])
    const ofKeys = ['401', '403', '422', '429']
    expect(answers('/api/locations')).toEqual(['200', '304', '400', ...ofKeys, '500', '503'])
    for (const path of ['/api/testimonials', '/api/pricelist', '/api/posts'])
      expect([path, answers(path)]).toEqual([path, ['200', '304', '400', '500', '503']])
    for (const path of ['/api/locations', '/api/testimonials', '/api/pricelist', '/api/posts']) {
      const { headers } = await get(path).expect(200)
      await get(path).set('If-None-Match', headers.etag!).expect(304)
    }
    expect(answers('/api/own-data', 'post')).toEqual(expect.arrayContaining(['202', '422', '428', '429']))
    expect(answers('/api/own-data/erasure', 'post')).toEqual(expect.arrayContaining(['200', '404', '410', '429']))
    expect(answers('/api/posts/{slug}')).toEqual(['200', '304', '400', '404', '500', '503'])
    expect(answers('/api/admin/contact-messages/{id}', 'patch')).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428', '503']),
    )
    expect(body.paths['/api/admin/contact-messages/export'].get.responses['200'].content).toHaveProperty(['text/csv'])
  })

  it.each(['/api/contact', '/api/franchise-inquiry', '/api/newsletter'])(
    'documents an optional idempotency key only for writes such as %s',
    async (path) => {
      const { paths, components } = (await get('/api/openapi.json')).body
      const { post } = paths[path]
      const keys = post.parameters.filter(({ name }: { name: string }) => /idempotency-key/i.test(name))
      expect(keys).toEqual([expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false })])
      expect(post['x-rate-limit']).toEqual({ requests: expect.any(Number), seconds: expect.any(Number) })
      expect(post.responses['429']).toEqual({ $ref: '#/components/responses/TooManyRequests' })
      expect(components.responses.TooManyRequests.headers).toHaveProperty('Retry-After')
    },
  )

  it('lists all routes on a documentation page under the site’s security policy', async () => {
    const { paths, components } = (await get('/api/openapi.json')).body
    const { text, headers } = await get('/api/docs').expect(200).expect('Content-Type', /html/)
    expect(headers['content-security-policy']).toContain("script-src 'self';style-src 'self';")
    expect(text).not.toMatch(/<script|<style| style=| src="http/)
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `<code>${method.toUpperCase()} ${path}</code>`),
    )
    for (const route of routes) expect(text).toContain(route)
    for (const name of Object.keys(components.schemas)) expect(text).toContain(`<article id="schema-${name}">`)
    for (const guide of ['First request', 'Errors', 'Idempotent requests', 'Rate limits'])
      expect(text).toContain(`<h3>${guide}</h3>`)
    expect(text).not.toContain('SITE')
    for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(text).toContain(`id="${target}"`)
  })
})
