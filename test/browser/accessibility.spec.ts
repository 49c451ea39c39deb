import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { elementHydrated } from '../support/browser.js'
import { desktop, openMenu, phone, visitedSite } from '../support/visitors.js'

/** States of pages that no address leads to, and how a visitor comes to them. */
const states: [name: string, address: string, reach: (page: Page) => Promise<unknown>][] = [
  ['an open question', '/food-intolerance', (page) => page.locator('main summary').first().click()],
  ['another tab', '/functional-screening', (page) => page.getByRole('tab').nth(7).click()],
  ['a finder that has found none', '/contact', (page) => page.getByRole('searchbox').fill('Atlantis')],
  ['a finder that names the nearest', '/contact', (page) => page.getByRole('searchbox').fill('Split')],
  [
    'a contact form to mend',
    '/contact',
    async (page) => {
      await elementHydrated(page.locator('main form[method=post] [type=submit]'))
      await page.locator('main form[method=post] [type=submit]').click()
    },
  ],
  ['an address to mend', '/my-data', (page) => page.locator('main form[method=post] [type=submit]').click()],
  ['a franchise form to mend', '/franchise', (page) => page.locator('main form[method=post] [type=submit]').click()],
  [
    'a toast of failure',
    '/',
    async (page) => {
      await elementHydrated(page.locator('#newsletter [type=submit]'))
      await page.locator('#newsletter [type=submit]').click()
      await page.waitForSelector('[data-variant=destructive]')
    },
  ],
  [
    'a toast of success',
    '/',
    async (page) => {
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 201, json: {} }))
      await elementHydrated(page.locator('#newsletter [type=submit]'))
      await page.locator('#newsletter').getByRole('textbox').fill('ana@example.com')
      await page.locator('#newsletter [type=submit]').click()
      await page.waitForSelector('[data-variant=default]')
    },
  ],
  [
    'locations that could not be fetched',
    '/contact',
    async (page) => {
      await page.route('**/api/locations', (route) => route.fulfill({ status: 500 }))
      await page.reload()
      await page.getByRole('alert').waitFor()
    },
  ],
  ['no page', '/no-such-page', () => Promise.resolve()],
]

describe.each(['hr', 'en'] as const)('in %s axe finds nothing amiss with', (language) => {
  const site = visitedSite()

  describe.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('on %s', (_, viewport) => {
    it.each(states)('%s', async (_, address, reach) => {
      site.forgive(/Failed to load resource/)
      const page = await site.visit(address, { viewport, language })
      await reach(page)
      expect(await accessibilityFaults(page)).toEqual([])
    })

    it('the question about cookies', async () => {
      const page = await site.visit('/cookies', { viewport, language, undecided: true })
      await page.getByRole('dialog').waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
    })
  })

  it.each([
    '/api/docs',
    '/api/problems',
    '/api/problems/validation',
    '/api/problems/session.one_time_password_expired',
  ])('what is read about the API at %s, which needs no script and fits a phone', async (address) => {
    for (const viewport of [phone, desktop]) {
      const page = await site.visit('/cookies', { viewport, language })
      await page.goto(address)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
  })

  it('the open menu of a phone', async () => {
    const page = await site.visit('/pricelist', { language })
    await openMenu(page)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('the open services menu', async () => {
    const page = await site.visit('/pricelist', { viewport: desktop, language })
    await page.locator('[aria-controls=services-menu]').click()
    await page.waitForSelector('#services-menu[data-open]')
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
