import request from 'supertest'
import { owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const YEAR_SECONDS = 31_536_000

/** Content policy of all pages; a style element adds its hash. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': expect.stringMatching(/^'self'( 'sha256-[\w+/=]+')?$/),
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
}

const directivesIn = (text: string) =>
  Object.fromEntries(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe('security headers', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin()
  })
  afterAll(() => site.close())

  it.each([
    ['page', '/', 200],
    ['cached page', '/', 200],
    ['missing page', '/nema-je', 404],
    ['malformed address', '/%E0%A4%A', 400],
    ['page of the admin', '/admin/dashboard', 200],
    ['page of a link', '/newsletter/potvrda?token=x', 404],
    ['answer of the API', '/api/locations', 200],
    ['error of the API', '/api/nothing', 404],
    ['answer of the API of the admin', '/api/admin/session', 200],
    ['static file', '/pictures/hero-400.avif', 200],
    ['missing file', '/assets/gone.js', 404],
    ['file for search engines', '/robots.txt', 200],
  ])('are set on a %s', async (_what, path, status) => {
    const agent = await signIn(site, owner)
    const { headers } = await agent.get(path).expect(status)
    expect(directivesIn(headers['content-security-policy']!)).toEqual(policy)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toMatch(/^strict-origin(-when-cross-origin)?$/)
  })
})

it('requires TLS for a year where the site is served over TLS, and of subdomains if the operator says so', async () => {
  for (const hstsIncludesSubdomains of [false, true]) {
    const site = await startTestAdmin({ publicUrl: 'https://biorezonanca.example', hstsIncludesSubdomains })
    const { headers } = await request(site.http).get('/health/live').expect(200)
    const subdomains = hstsIncludesSubdomains ? '; includeSubDomains' : ''
    expect(headers['strict-transport-security']).toBe(`max-age=${YEAR_SECONDS}${subdomains}`)
    await site.close()
  }
})
