import { type AddressInfo, connect } from 'node:net'
import request from 'supertest'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('malformed requests', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const post = (url = '/api/contact') => request(site.http).post(url)

  it('answers 400 to malformed JSON', async () => {
    const { body } = await post().type('json').send('{"name": ').expect(400)
    expect(body.code).toBe('malformed_json')
  })

  const latin1 = (text: string) => Buffer.from(text, 'latin1')

  it('answers 400 to JSON that is not UTF-8', async () => {
    const sent = latin1('{"name":"Jos\xe9","email":"jose@example.com","subject":"other","message":"Hej"}')
    const answer = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      body: sent,
      headers: { 'Content-Type': 'application/json' },
    })
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'malformed_json'])
  })

  it.each(['name=Jos%E9', latin1('name=Jos\xe9')])(
    'answers 400 to form fields that are not UTF-8: %p',
    async (body) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url }
      const answer = await fetch(`${site.url}/kontakt`, { method: 'POST', body, headers })
      expect(answer.status).toBe(400)
    },
  )

  it.each([
    ['{"name":', '['.repeat(40_000), ']'.repeat(40_000) + '}'],
    ['', '{"a":'.repeat(15_000) + '1', '}'.repeat(15_000)],
  ])('answers 400 to thousands of nesting levels', async (start, open, close) => {
    await post()
      .type('json')
      .send(start + open + close)
      .expect(400)
  })

  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 1]))

  it.each([
    ['an object of more than 200 fields', fields(201)],
    ['one such object among others', { name: 'Ana', more: [fields(201)] }],
    ['more than a thousand values', { more: Array.from({ length: 10 }, () => fields(100)) }],
    ['a list of more than a thousand', { more: Array.from({ length: 1001 }, () => 1) }],
  ])('answers 400 to %s', async (_what, body) => {
    await post().send(body).expect(400)
  })

  it('answers 413 to a form of more than 200 fields', async () => {
    const body = Object.keys(fields(201)).join('=1&')
    await post('/kontakt').type('form').send(body).expect(413)
  })

  it('reports at most twenty faults', async () => {
    const { body } = await post().send(fields(200)).expect(422)
    expect(body.errors).toHaveLength(20)
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('rejects the unknown field %s', async (field) => {
    const { body } = await post().type('json').send(`{"name":"Ana","${field}":1}`).expect(422)
    expect(body.errors).toContainEqual(expect.objectContaining({ field, code: 'unknownField' }))
  })

  it('answers 413 to a body over 100 kB', async () => {
    const { body } = await post()
      .send({ message: 'a'.repeat(102_400) })
      .expect(413)
    expect(body.code).toBe('payload_too_large')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])('answers 415 to %s', async (type) => {
    const { body } = await post().type(type).send('name=Ana').expect(415)
    expect(body.code).toBe('unsupported_media_type')
  })

  it('answers 404 for an unknown route', async () => {
    const { body } = await request(site.http)
      .get('/api/nothing')
      .expect(404)
      .expect('Content-Type', /problem\+json/)
    expect(body.code).toBe('not_found')
  })

  it.each([
    ['GET', '/api/contact', 'POST'],
    ['DELETE', '/api/locations', 'GET, HEAD'],
    ['PUT', '/health/live', 'GET, HEAD'],
  ] as const)('answers 405 to %s %s with an Allow header', async (method, url, allowed) => {
    const { body } = await request(site.http)[method.toLowerCase() as 'get'](url).expect(405).expect('Allow', allowed)
    expect(body.code).toBe('method_not_allowed')
  })

  it('answers 403 to a cross-site write from a browser', async () => {
    const { body } = await post().set('Sec-Fetch-Site', 'cross-site').send({}).expect(403)
    expect(body.code).toBe('cross_origin')
    await post().set('Origin', 'https://elsewhere.example').send({}).expect(403)
  })

  it.each(['/api/posts/%00', '/lokacija/%00', '/%E0%A4%A', '/api/posts/%E0%A4%A'])('answers 400 to %s', async (url) => {
    await request(site.http).get(url).expect(400)
  })

  it.each(['%', "'", '%2e%2e%2fetc', 'x'.repeat(5000), '%F0%9F%8C%BF'])('answers 4xx to the post %s', async (slug) => {
    const { status } = await request(site.http).get(`/api/posts/${slug}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  it.each([
    ['several hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: other.example\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['HTTP 0.9', 'GET / HTTP/0.9\r\nHost: localhost\r\n\r\n'],
  ])('answers 400 to a request with %s, and closes the connection', async (_, text) => {
    const socket = connect((site.http.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
    socket.write(text)
    let answer = ''
    for await (const part of socket) answer += part as string
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('answers 405 to TRACE, and 404 for a folder', async () => {
    await request(site.http).trace('/').expect(405)
    await request(site.http).get('/assets/').expect(404)
  })
})
