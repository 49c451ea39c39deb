import type { Page, Request } from '@playwright/test'
import { elementHydrated } from '../support/browser.js'
import { fillContactForm } from '../support/forms.js'
import { expect, type Site, test } from './fixtures.js'

const LOCATIONS = '**/api/locations'
const CONTACT = '**/api/contact'
const FRESH_MS = 5 * 60_000

test.describe('what a page asks of the API', () => {
  /** A visitor on the contact page whose clock can be put forward, and every reading of the locations until now. */
  const visitContact = async (site: Site, prepare?: (page: Page) => Promise<unknown>) => {
    const readings: Request[] = []
    const page = await site.visit('/kontakt', {
      prepare: async (opened) => {
        await opened.clock.install()
        opened.on('request', (request) => {
          if (new URL(request.url()).pathname === '/api/locations') readings.push(request)
        })
        await prepare?.(opened)
      },
    })
    return { page, readings }
  }

  test('is read with cookies, and may come from a cache of five minutes', async ({ site }) => {
    const { readings } = await visitContact(site, (page) =>
      page.context().addCookies([{ name: 'language', value: 'hr', url: site.url }]),
    )
    expect(readings).toHaveLength(1)
    const [reading] = readings
    expect(reading!.method()).toBe('GET')
    const headers = await reading!.allHeaders()
    expect(headers['cache-control']).toBe('max-age=300')
    expect(headers['cookie']).toContain('language=hr')
  })

  test('is read again neither as time passes nor when the window is looked at, until five minutes are over', async ({
    site,
  }) => {
    const { page, readings } = await visitContact(site)
    const leaveAndComeBack = async () => {
      await page.getByRole('link', { name: 'Impresum' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Impresum' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    }
    await page.clock.runFor(FRESH_MS - 60_000)
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await leaveAndComeBack()
    expect(readings).toHaveLength(1)
    await page.clock.runFor(60_000)
    const again = page.waitForRequest(LOCATIONS)
    await leaveAndComeBack()
    await again
    expect(readings).toHaveLength(2)
  })

  test('is read once more a second after a failure, and no third time', async ({ site }) => {
    site.forgive(/status of 500/)
    const asked: number[] = []
    const { page } = await visitContact(site, (opened) =>
      opened.route(LOCATIONS, (route) => {
        asked.push(Date.now())
        return route.fulfill({ status: 500, body: 'broken' })
      }),
    )
    await expect(page.getByText('Učitavanje lokacija nije uspjelo')).toBeVisible()
    await page.clock.runFor(60_000)
    expect(asked).toHaveLength(2)
    expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(950)
  })

  test('is given up after five seconds without an answer', async ({ site }) => {
    const asked: number[] = []
    const { page } = await visitContact(site, (opened) => opened.route(LOCATIONS, () => void asked.push(Date.now())))
    const abandoned = await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/locations'))
    expect(abandoned.failure()?.errorText).toBe('net::ERR_ABORTED')
    expect(Date.now() - asked[0]!).toBeGreaterThanOrEqual(4900)
  })

  test('is written once, as JSON and with cookies', async ({ site }) => {
    site.forgive(/status of 500/)
    const writings: Request[] = []
    const { page } = await visitContact(site, async (opened) => {
      await opened.context().addCookies([{ name: 'language', value: 'hr', url: site.url }])
      await opened.route(CONTACT, (route) => {
        writings.push(route.request())
        return route.fulfill({ status: 500, body: 'broken' })
      })
    })
    await fillContactForm(page)
    const submit = page.getByRole('button', { name: 'Pošaljite poruku' })
    await elementHydrated(submit)
    await submit.click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Slanje nije uspjelo' })).toBeVisible()
    await page.clock.runFor(60_000)
    expect(writings).toHaveLength(1)
    const headers = await writings[0]!.allHeaders()
    expect(headers['content-type']).toBe('application/json')
    expect(headers['cookie']).toContain('language=hr')
  })
})
