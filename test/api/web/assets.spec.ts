import request from 'supertest'
import { getRaw } from '../../support/raw-request.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('static files', () => {
  let site: TestApp
  let script: string
  beforeAll(async () => {
    site = await startTestApp()
    const { text } = await request(site.http).get('/')
    script = /data-scripts="(\/assets\/[^" ]+)/.exec(text)![1]!
  })
  afterAll(() => site.close())

  const fetch = (path: string, encodings: string) =>
    request(site.http)
      .get(path)
      .set('Accept-Encoding', encodings)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => done(null, Buffer.concat(chunks)))
      })

  it('serves built files compressed as requested and cached permanently', async () => {
    const plain = await fetch(script, 'identity')
      .expect(200)
      .expect('Content-Type', /javascript/)
    const brotli = await fetch(script, 'gzip, br').expect(200).expect('Content-Encoding', 'br')
    expect(brotli.body).toEqual(plain.body) // decompressed by the client
    expect(Number(brotli.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 2)
    await fetch(script, 'gzip').expect('Content-Encoding', 'gzip')
    for (const { headers } of [plain, brotli]) {
      expect(headers['cache-control']).toBe('public,max-age=31536000,immutable')
      expect(headers['vary']).toContain('Accept-Encoding')
    }
  })

  it('caches a file whose address has the version of the build permanently, and no other version', async () => {
    const { text } = await request(site.http).get('/')
    const [versioned] = /\/pictures\/hero-400\.avif\?v=\w{8}/.exec(text)!
    const { headers } = await request(site.http).get(versioned).expect(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    const other = await request(site.http).get('/pictures/hero-400.avif?v=00000000').expect(200)
    expect(other.headers['cache-control']).toBe('public, max-age=3600')
  })

  it('gives every picture, font and script of a page the version', async () => {
    const { text } = await request(site.http).get('/')
    const files = text.match(/\/(?:pictures|portraits|fonts|logo|start)[\w/-]*\.\w+[^\s"')]*/g)!
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !/\?v=\w{8}$/.test(file))).toEqual([])
  })

  it('revalidates files with stable names and answers 304', async () => {
    const { headers } = await request(site.http).get('/pictures/hero-400.avif').expect(200)
    expect(headers['cache-control']).toBe('public, max-age=3600')
    await request(site.http).get('/pictures/hero-400.avif').set('If-None-Match', headers['etag']!).expect(304)
  })

  it('answers 404 without a page for a missing file', async () => {
    await request(site.http).get('/assets/gone.js').expect(404)
  })

  it.each([
    '/assets/../../../../package.json',
    '/assets/..%2f..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/../../../package.json',
    '/..%2f..%2f..%2fpackage.json',
    '/pictures/..%5c..%5c..%5cpackage.json',
  ])('serves no file outside of the folders of the build: %s', async (path) => {
    const { status, body } = await getRaw(site, path)
    expect(status).toBeGreaterThanOrEqual(300)
    expect(body).not.toContain('"dependencies"')
  })
})
