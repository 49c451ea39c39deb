import type { Page } from '@playwright/test'
import { accessibilityFaults, layoutFaults } from '../../support/accessibility.js'
import { elementHydrated, hydrated } from '../../support/browser.js'
import { reviewOptOutLink } from '../../support/review-link.js'
import { desktop, openMenu, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const optOut = { open: reviewOptOutLink('0'.repeat(64)), done: reviewOptOutLink('1'.repeat(64)) }

/** States of pages, their address, and how a visitor on a phone reaches them. */
const states: [name: string, address: string, reach: (page: Page) => Promise<unknown>][] = [
  ['an open question', '/food-intolerance', (page) => page.locator('main summary').first().click()],
  ['another tab', '/functional-screening', (page) => page.getByRole('tab').nth(7).click()],
  ['a finder that has found none', '/contact', (page) => page.getByRole('searchbox').fill('Atlantis')],
  ['a finder that names the nearest', '/contact', (page) => page.getByRole('searchbox').fill('Split')],
  [
    'a contact form with errors',
    '/contact',
    async (page) => {
      await elementHydrated(page.locator('main form[method=post] [type=submit]'))
      await page.locator('main form[method=post] [type=submit]').click()
    },
  ],
  ['an email form with an error', '/my-data', (page) => page.locator('main form[method=post] [type=submit]').click()],
  [
    'a franchise form with errors',
    '/franchise',
    (page) => page.locator('main form[method=post] [type=submit]').click(),
  ],
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
      await page.context().setOffline(true)
      await page.locator('footer a[href*="cookies"]').click()
      await page.context().setOffline(false)
      await expect(page.locator('[data-variant=default]').first()).toBeVisible()
    },
  ],
  [
    'a confirmed subscription',
    '/',
    async (page) => {
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 202 }))
      await elementHydrated(page.locator('#newsletter [type=submit]'))
      await page.locator('#newsletter').getByRole('textbox').fill('ana@example.com')
      await page.locator('#newsletter [type=submit]').click()
      await expect(page.locator('#newsletter-outcome')).toBeVisible()
    },
  ],
  [
    'a confirmed message',
    '/contact',
    async (page) => {
      const id = '01936d2e-7c1b-7000-8000-000000000001'
      await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: { id } }))
      await elementHydrated(page.locator('#contact [type=submit]'))
      for (const [name, value] of Object.entries({ name: 'Ana', email: 'ana@example.com', message: '!' }))
        await page.locator(`#contact-${name}`).fill(value)
      await page.locator('#contact-subject').selectOption('general')
      await page.locator('#contact [type=submit]').click()
      await expect(page.locator('#contact-outcome')).toBeVisible()
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
  [
    'a link that ends invitations to write a review',
    optOut.open.address,
    (page) => expect(page.locator('main form [type=submit]')).toBeVisible(),
  ],
  [
    'ended invitations to write a review',
    optOut.done.address,
    async (page) => {
      await page.request.post('/api/reviews/opt-out', { data: { token: optOut.done.token } })
      await page.reload()
      await expect(page.locator('main form')).toBeHidden()
    },
  ],
  ['a missing page', '/no-such-page', () => Promise.resolve()],
]

test.describe.configure({ mode: 'parallel' })

for (const [language, name, viewport] of [
  ['hr', 'a phone', phone],
  ['en', 'a desktop', desktop],
] as const) {
  test.describe(`in ${language}`, () => {
    test(`axe finds no fault in any state of a public page on ${name}`, async ({ site }) => {
      test.setTimeout(240_000)
      // The picture that is preloaded for a phone is not used once the window is wider.
      site.forgive(/Failed to load resource|-400\.avif\?v=\w+ was preloaded using link preload but not used/)
      // A state must not depend on what an earlier one has stored, such as the location that was found.
      const script = `localStorage.clear()
        for (const key of Object.keys(sessionStorage)) if (key !== 'visited') sessionStorage.removeItem(key)`
      const page = await site.visit('/cookies', { language, script })
      for (const [state, address, reach] of states) {
        await test.step(state, async () => {
          await page.setViewportSize(phone)
          await page.goto(address)
          await hydrated(page)
          await reach(page)
          await page.setViewportSize(viewport)
          expect.soft(await accessibilityFaults(page), state).toEqual([])
          await page.unrouteAll()
        })
      }
    })

    test('axe finds no fault in the pages about the API, which need no script and fit a phone', async ({ site }) => {
      test.setTimeout(180_000)
      const page = await site.newPage({ language })
      for (const address of [
        ...(language === 'en' ? ['/api/docs'] : []), // has one language
        '/api/problems',
        '/api/problems/validation',
        '/api/problems/session.one_time_password_expired',
      ]) {
        await test.step(address, async () => {
          await page.goto(address)
          for (const size of [phone, desktop]) {
            await page.setViewportSize(size)
            if (size === viewport) expect.soft(await accessibilityFaults(page), address).toEqual([])
            else if (address === '/api/docs') expect.soft(await layoutFaults(page), address).toEqual([])
            expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(size.width)
          }
        })
      }
    })

    test('axe finds no fault in the open menus', async ({ site }) => {
      const page = await site.visit('/contact', { language })
      for (const address of ['/contact', '/']) {
        await page.goto(address)
        await hydrated(page)
        await openMenu(page)
        await expect(page.locator('#menu').getByText(/^(Otvoreno|Zatvoreno|Open|Closed)/)).toBeVisible()
        expect.soft(await accessibilityFaults(page), address).toEqual([])
      }
      await page.keyboard.press('Escape')
      await page.setViewportSize(desktop)
      await page.locator('[aria-controls=services-menu]').click()
      await expect(page.locator('#services-menu[data-open]')).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
    })
  })
}
