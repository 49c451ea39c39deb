import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { contactMessage } from '../../support/contact-message.js'
import { expect, type Site, test as base } from '../fixtures.js'

const message = contactMessage({ name: 'Ana', message: 'Imate li termin?' })

type Options = Pick<RequestInit, 'method'> & { headers?: Record<string, string>; body?: string }

/** Pages of another origin, one that the operator lists and one that is unknown. */
interface Elsewhere {
  partner: { origin: string }
  stranger: { origin: string }
}

async function serveElsewhere(use: (elsewhere: { origin: string }) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => response.end('<!doctype html><title>Elsewhere</title>'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  await use({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  server.closeAllConnections()
  server.close()
}

/* oxlint-disable no-empty-pattern -- Playwright reads the parameter */
const test = base.extend<object, Elsewhere>({
  partner: [({}, use) => serveElsewhere(use), { scope: 'worker' }],
  stranger: [({}, use) => serveElsewhere(use), { scope: 'worker' }],
  ownSite: ({ partner }, use) =>
    use({ CORS_ORIGINS: `https://elsewhere.example, ${partner.origin}`, RATE_LIMIT_SCALE: '1' }),
})

test.describe('a script of another origin', () => {
  /** Returns the response as a script of the page reads it; undefined if the browser blocks it. */
  const call = (site: Site, page: Page, path: string, init: Options = {}) =>
    page.evaluate(
      ([url, options]) =>
        fetch(url, options).then(
          (answer) => ({ status: answer.status, headers: Object.fromEntries(answer.headers) }),
          () => undefined,
        ),
      [site.url + path, init] as const,
    )
  const sending = (body: object, headers: Record<string, string> = {}): Options => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

  test('reads and writes with its keys if the operator lists it, and sees the rest of its rate limit', async ({
    page,
    site,
    partner,
  }) => {
    await page.goto(partner.origin)
    expect(await call(site, page, '/api/locations')).toMatchObject({
      status: 200,
      headers: { etag: expect.any(String) },
    })
    const write = sending(message, { 'Idempotency-Key': 'from-elsewhere' })
    const first = await call(site, page, '/api/contact', write)
    expect(first).toMatchObject({ status: 201, headers: { ratelimit: expect.any(String) } })
    // What is refused can be read as well.
    expect(await call(site, page, '/api/contact', sending({}))).toMatchObject({ status: 422 })
  })

  test('reads and writes nothing if it is not listed', async ({ page, site, stranger }) => {
    await page.goto(stranger.origin)
    expect(await call(site, page, '/api/locations')).toBeUndefined()
    expect(await call(site, page, '/api/contact', sending(message))).toBeUndefined()
    // A form needs no leave of the browser's: here the site itself says no.
    await page.setContent(`<form method="post" action="${site.url}/api/contact"><button>Send</button></form>`)
    const answered = page.waitForResponse('**/api/contact')
    await page.getByRole('button').click()
    expect((await answered).status()).toBe(403)
  })

  for (const path of ['/api/admin/session', '/API/Admin/session', '/admin/login', '/'] as const) {
    test(`does not get to ${path}, even if it is listed`, async ({ page, site, partner }) => {
      await page.goto(partner.origin)
      expect(await call(site, page, path, sending({}))).toBeUndefined()
      expect(await call(site, page, path)).toBeUndefined()
    })
  }

  test('is named in cacheable responses, which vary by origin', async ({ site, partner, stranger }) => {
    const answer = await fetch(`${site.url}/api/locations`, { headers: { Origin: partner.origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(partner.origin)
    expect(answer.headers.get('vary')).toMatch(/\borigin\b/i)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    const other = await fetch(`${site.url}/api/locations`, { headers: { Origin: stranger.origin } })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})
