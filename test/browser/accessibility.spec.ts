import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility.js'
import { elementHydrated, hydrated } from '../support/browser.js'
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

test.describe.configure({ mode: 'parallel' })

for (const language of ['hr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    for (const [name, viewport] of [
      ['a phone', phone],
      ['a desktop', desktop],
    ] as const) {
      test(`axe finds no fault in any state of a public page on ${name}`, async ({ site }) => {
        test.setTimeout(120_000)
        site.forgive(/Failed to load resource/)
        const page = await site.visit('/cookies', { viewport, language })
        for (const [state, address, reach] of states) {
          await test.step(state, async () => {
            await page.goto(address)
            await hydrated(page)
            await reach(page)
            expect.soft(await accessibilityFaults(page), state).toEqual([])
            await page.unrouteAll()
          })
        }
      })
    }

    test('axe finds no fault in the question about cookies', async ({ site }) => {
      const page = await site.visit('/cookies', { language, undecided: true })
      await expect(page.getByRole('dialog')).toBeVisible()
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        expect(await accessibilityFaults(page)).toEqual([])
      }
    })

    test('axe finds no fault in the pages about the API, which need no script and fit a phone', async ({ site }) => {
      const page = await site.visit('/cookies', { language })
      for (const address of [
        '/api/docs',
        '/api/problems',
        '/api/problems/validation',
        '/api/problems/session.one_time_password_expired',
      ]) {
        await test.step(address, async () => {
          await page.goto(address)
          for (const viewport of [phone, desktop]) {
            await page.setViewportSize(viewport)
            expect.soft(await accessibilityFaults(page), address).toEqual([])
            expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
          }
        })
      }
    })

    test('axe finds no fault in the open menus', async ({ site }) => {
      const page = await site.visit('/pricelist', { language })
      await openMenu(page)
      expect(await accessibilityFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.setViewportSize(desktop)
      await page.locator('[aria-controls=services-menu]').click()
      await expect(page.locator('#services-menu[data-open]')).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
    })
  })
}
