import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../support/browser.js'
import { type RunningSite, startSite } from '../support/running-site.js'

const message = { name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Imate li termin?' }

type Options = Pick<RequestInit, 'method'> & { headers?: Record<string, string>; body?: string }

/** A page of nobody, at an origin of its own. */
async function startElsewhere() {
  const server = createServer((_request, response) => response.end('<!doctype html><title>Elsewhere</title>'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

describe('a script of another origin', () => {
  let partner: Awaited<ReturnType<typeof startElsewhere>>
  let stranger: typeof partner
  let site: RunningSite
  let browser: Browser
  beforeAll(async () => {
    ;[partner, stranger, browser] = await Promise.all([startElsewhere(), startElsewhere(), launchBrowser()])
    site = await startSite({ CORS_ORIGINS: `https://elsewhere.example, ${partner.origin}`, RATE_LIMIT_SCALE: '1' })
  })
  afterAll(async () => {
    await browser.close()
    await site.stop()
    partner.close()
    stranger.close()
  })

  const at = async ({ origin }: { origin: string }) => {
    const page = await browser.newPage()
    await page.goto(origin)
    return page
  }
  /** What a script of the page learns of the answer; undefined when the browser keeps it from it. */
  const call = (page: Page, path: string, init: Options = {}) =>
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

  it('that the operator lists reads and writes, with its keys, and sees what is left of its limit', async () => {
    const page = await at(partner)
    expect(await call(page, '/api/locations')).toMatchObject({ status: 200, headers: { etag: expect.any(String) } })
    const write = sending(message, { 'Idempotency-Key': 'from-elsewhere' })
    const first = await call(page, '/api/contact', write)
    expect(first).toMatchObject({ status: 201, headers: { ratelimit: expect.any(String) } })
    // What is refused can be read as well.
    expect(await call(page, '/api/contact', sending({}))).toMatchObject({ status: 422 })
  })

  it('that nobody lists reads nothing, and writes nothing', async () => {
    const page = await at(stranger)
    expect(await call(page, '/api/locations')).toBeUndefined()
    expect(await call(page, '/api/contact', sending(message))).toBeUndefined()
    // A form needs no leave of the browser's: here the site itself says no.
    await page.setContent(`<form method="post" action="${site.url}/api/contact"><button>Send</button></form>`)
    const answered = page.waitForResponse('**/api/contact')
    await page.getByRole('button').click()
    expect((await answered).status()).toBe(403)
  })

  it.each(['/api/admin/session', '/API/Admin/session', '/admin/login', '/'])(
    'does not get to %s, even if it is listed',
    async (path) => {
      const page = await at(partner)
      expect(await call(page, path, sending({}))).toBeUndefined()
      expect(await call(page, path)).toBeUndefined()
    },
  )

  it('is told so on an answer that may be kept: another origin gets another', async () => {
    const answer = await fetch(`${site.url}/api/locations`, { headers: { Origin: partner.origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(partner.origin)
    expect(answer.headers.get('vary')).toMatch(/\borigin\b/i)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    const other = await fetch(`${site.url}/api/locations`, { headers: { Origin: stranger.origin } })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})
