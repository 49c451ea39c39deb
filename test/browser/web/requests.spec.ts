import type { Page, Request } from '@playwright/test'
import { elementHydrated } from '../../support/browser.js'
import { fillContactForm } from '../../support/forms.js'
import { expect, type Site, test } from '../fixtures.js'

const LOCATIONS = '**/api/locations'
const CONTACT = '**/api/contact'
const FRESH_MS = 5 * 60_000

test.describe('a page that uses the API', () => {
  /** Opens the contact page with a clock that can be advanced, and returns the requests for locations so far. */
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

  test('reads with cookies, and accepts an answer that is at most five minutes old', async ({ site }) => {
    const { readings } = await visitContact(site, (page) =>
      page.context().addCookies([{ name: 'language', value: 'hr', url: site.url }]),
    )
    await expect.poll(() => readings.length).toBe(1)
    const [reading] = readings
    expect(reading!.method()).toBe('GET')
    const headers = await reading!.allHeaders()
    expect(headers['cache-control']).toBe('max-age=300')
    expect(headers['cookie']).toContain('language=hr')
  })

  test('reads again neither as time passes nor when the window gets focus, until five minutes are over', async ({
    site,
  }) => {
    const { page, readings } = await visitContact(site)
    await expect.poll(() => readings.length).toBe(1)
    await (await readings[0]!.response())!.finished() // else the time that passes ends its patience
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

  test('writes once, as JSON and with cookies', async ({ site }) => {
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
    await expect(page.locator('#contact-outcome').getByText('Slanje nije uspjelo')).toBeVisible()
    await page.clock.runFor(60_000)
    expect(writings).toHaveLength(1)
    const headers = await writings[0]!.allHeaders()
    expect(headers['content-type']).toBe('application/json')
    expect(headers['cookie']).toContain('language=hr')
  })
})
