import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility.js'
import { elementHydrated } from '../support/browser.js'
import { desktop, openMenu, phone } from '../support/visitors.js'
import { expect, test } from './fixtures.js'

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
      await expect(page.locator('[data-variant=destructive]').first()).toBeVisible()
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
      await expect(page.locator('[data-variant=default]').first()).toBeVisible()
    },
  ],
  [
    'locations that could not be fetched',
    '/contact',
    async (page) => {
      await page.route('**/api/locations', (route) => route.fulfill({ status: 500 }))
      await page.reload()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  ],
  ['no page', '/no-such-page', () => Promise.resolve()],
]

for (const language of ['hr', 'en'] as const) {
  test.describe(`in ${language} axe finds nothing amiss with`, () => {
    for (const [name, viewport] of [
      ['a phone', phone],
      ['a desktop', desktop],
    ] as const) {
      test.describe(`on ${name}`, () => {
        for (const [name, address, reach] of states) {
          test(`${name}`, async ({ site }) => {
            site.forgive(/Failed to load resource/)
            const page = await site.visit(address, { viewport, language })
            await reach(page)
            expect(await accessibilityFaults(page)).toEqual([])
          })
        }

        test('the question about cookies', async ({ site }) => {
          const page = await site.visit('/cookies', { viewport, language, undecided: true })
          await expect(page.getByRole('dialog')).toBeVisible()
          expect(await accessibilityFaults(page)).toEqual([])
        })
      })
    }

    for (const address of [
      '/api/docs',
      '/api/problems',
      '/api/problems/validation',
      '/api/problems/session.one_time_password_expired',
    ] as const) {
      test(`what is read about the API at ${address}, which needs no script and fits a phone`, async ({ site }) => {
        for (const viewport of [phone, desktop]) {
          const page = await site.visit('/cookies', { viewport, language })
          await page.goto(address)
          expect(await accessibilityFaults(page)).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
        }
      })
    }

    test('the open menu of a phone', async ({ site }) => {
      const page = await site.visit('/pricelist', { language })
      await openMenu(page)
      expect(await accessibilityFaults(page)).toEqual([])
    })

    test('the open services menu', async ({ site }) => {
      const page = await site.visit('/pricelist', { viewport: desktop, language })
      await page.locator('[aria-controls=services-menu]').click()
      await expect(page.locator('#services-menu[data-open]').first()).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
    })
  })
}
