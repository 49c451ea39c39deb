import request from 'supertest'
import { problemCodes, problemTypes } from '../../../src/platform/http/problems/problem-types.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('problem page', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const get = (path: string) => request(site.http).get(path)
  const exampleIn = (html: string) =>
    JSON.parse(/<pre><code>([^<]*)/.exec(html)![1]!.replaceAll('&quot;', '"').replaceAll('&apos;', "'")) as {
      type: string
      title: string
      detail: string
    }

  it.each(problemCodes)('explains %s in both languages with an example response', async (code) => {
    for (const language of ['hr', 'en'] as const) {
      const { text, headers } = await get(`/api/problems/${code}?lang=${language}`)
        .expect(200)
        .expect('Content-Type', /html/)
        .expect('Content-Language', language)
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).toContain('<meta name="robots" content="noindex">')
      expect(text).not.toMatch(/<script|<style| style=| src="|problem-pages|\$t\(|`/)
      expect(headers['content-security-policy']).toContain("script-src 'self';style-src 'self';")
      const type = `${site.environment.publicUrl}/api/problems/${code}`
      const example = exampleIn(text)
      expect(example).toMatchObject({ type, code, status: problemTypes[code].status })
      expect(example.detail).not.toMatch(/[{}]/)
      expect(text).toContain(`<h1>${example.title.replaceAll("'", '&apos;')}</h1>`)
    }
  })

  it('lists every code once with a link to its page', async () => {
    const { text } = await get('/api/problems?lang=en').expect(200)
    const listed = [...text.matchAll(/href="\/api\/problems\/([^?"]+)\?lang=en"><code>([^<]+)/g)]
    expect(listed.map(([, page]) => page).sort()).toEqual([...problemCodes].sort())
    expect(listed.every(([, page, code]) => page === code)).toBe(true)
    expect(text).not.toMatch(/<dd>(problem|\$t)/)
  })

  it('uses the language of the URL, else of the cookie, else Croatian', async () => {
    const language = async (path: string, cookie = '') => {
      const { text, headers } = await get(path).set('Cookie', cookie).expect(200)
      expect(headers.vary).toMatch(/Cookie/)
      return /<html lang="(\w+)"/.exec(text)![1]
    }
    for (const path of ['/api/problems', '/api/problems/validation']) {
      expect(await language(path)).toBe('hr')
      expect(await language(path, 'language=en')).toBe('en')
      expect(await language(`${path}?lang=hr`, 'language=en')).toBe('hr')
      expect(await language(`${path}?lang=de`, 'language=en')).toBe('en')
    }
  })

  it('lists the field error codes under the validation problem', async () => {
    const { text } = await get('/api/problems/validation?lang=en').expect(200)
    for (const code of ['required', 'email.invalid', 'unknownField', 'tooLong'])
      expect(text).toContain(`>${code}</code>`)
    expect(text).toContain('Invalid email address')
  })

  it.each(['nothing', 'constructor', '__proto__', 'VALIDATION', 'validation%20', 'lead', '%3Cscript%3E'])(
    'answers %s with 404 as problem details',
    async (code) => {
      const { body, text } = await get(`/api/problems/${code}`).expect(404)
      expect(body.type).toBe(`${site.environment.publicUrl}/api/problems/not_found`)
      expect(text).not.toContain('script>')
    },
  )

  it('is read-only', async () => {
    await request(site.http).head('/api/problems/validation').expect(200)
    await request(site.http).post('/api/problems/validation').send({}).expect(405).expect('Allow', 'GET, HEAD')
  })

  it('is linked from the documentation for every code', async () => {
    const { text } = await get('/api/docs').expect(200)
    const linked = new Set([...text.matchAll(/href="(\/api\/problems[^"]*)"/g)].map(([, path]) => path!))
    expect(linked.size).toBeGreaterThan(60)
    for (const path of linked) await get(path).expect(200)
  })

  it.each<[status: number, what: string, send: (http: TestApp['http']) => request.Test]>([
    [400, 'a URL that cannot be read', (http) => request(http).get('/api/posts/%E0%A4%A')],
    [400, 'JSON that is none', (http) => request(http).post('/api/contact').type('json').send('{"')],
    [
      400,
      'a body in an unknown character set',
      (http) => request(http).post('/api/contact').set('Content-Encoding', 'gzip').type('json').send('x'),
    ],
    [401, 'a page of the admin without a session', (http) => request(http).get('/api/admin/users')],
    [401, 'a list without a key', (http) => request(http).get('/api/leads')],
    [403, 'another site', (http) => request(http).post('/api/contact').set('Sec-Fetch-Site', 'cross-site').send({})],
    [404, 'an unknown route', (http) => request(http).get('/api/nothing')],
    [405, 'another method', (http) => request(http).put('/api/contact')],
    [
      413,
      'a body that is too large',
      (http) =>
        request(http)
          .post('/api/contact')
          .send({ a: 'a'.repeat(200_000) }),
    ],
    [415, 'another type', (http) => request(http).post('/api/contact').type('text/plain').send('x')],
    [
      415,
      'another character set',
      (http) => request(http).post('/api/contact').type('application/json; charset=ebcdic').send('{}'),
    ],
    [422, 'wrong fields', (http) => request(http).post('/api/contact').send({})],
  ])('is the target of the type of a %i for %s', async (status, _what, send) => {
    const { body } = await send(site.http).expect(status).expect('Content-Type', 'application/problem+json')
    expect(body.type).toBe(`${site.environment.publicUrl}/api/problems/${body.code}`)
    expect(body).toMatchObject({
      status,
      title: expect.stringMatching(/\p{L}/u),
      detail: expect.stringMatching(/\p{L}/u),
    })
    const { text } = await get(new URL(body.type).pathname).expect(200)
    expect(text).toContain(`<code>${body.code}</code>`)
  })
})
