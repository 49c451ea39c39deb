import type { Page } from '@playwright/test'
import { desktop, heading } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

/** A site whose owner has changed no setting. */
test.use({ ownSite: {} })

const adminPages = {
  '/admin/dashboard': 'Pregled',
  '/admin/contact-messages': 'Poruke',
  '/admin/franchise-inquiries': 'Upiti za franšizu',
  '/admin/newsletter-subscribers': 'Pretplatnici',
  '/admin/simple-franchise': 'Upiti za franšizu',
  '/admin/simple-contact': 'Poruke',
}

test.describe('a new installation', () => {
  const textOf = async (page: Page, address: string) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    return (await page.getByRole('main').textContent())!
  }

  test('presents a chain of centres with a franchise, and its three services, for pets too', async ({ site }) => {
    const page = await site.newPage({ language: 'en', javaScriptEnabled: false })
    const home = await textOf(page, '/')
    for (const centre of ['Dubrovnik', 'Velika Gorica', 'Zagreb', 'Zagreb East']) expect.soft(home).toContain(centre)
    await expect.soft(page.getByRole('main').locator('a[href^="/franchise"]').first()).toBeAttached()
    for (const [address, texts] of [
      ['/food-intolerance', [/intolerance/i, /allerg/i]],
      ['/functional-screening', [/screening/i, /1,500\+/]],
      ['/bioresonance-procedure', [/bioresonance/i, /\bpets?\b/]],
    ] as const) {
      await expect.soft(page.locator(`#services a[href^="${address}"]`).first()).toBeAttached()
      const text = await textOf(page, address)
      for (const pattern of texts) expect.soft(text, address).toMatch(pattern)
      await page.goto('/', { waitUntil: 'domcontentloaded' })
    }
  })

  test('begins home with a hero of a title and a subtitle', async ({ site }) => {
    const page = await site.visit('/')
    const hero = page.getByRole('main').locator('section').first()
    await expect(hero.getByRole('heading', { level: 1, name: 'Život na frekvenciji zdravlja' })).toBeVisible()
    await expect(hero.getByRole('paragraph').first()).toHaveText(/.{40}/)
  })

  test('asks nobody to sign in on public pages, and everybody in the admin', async ({ site }) => {
    const page = await site.newPage()
    for (const address of ['/', '/cjenik', '/kontakt', '/blog']) {
      expect([address, (await page.request.get(address, { maxRedirects: 0 })).status()]).toEqual([address, 200])
    }
    for (const address of ['/admin', '/admin/login', ...Object.keys(adminPages)]) {
      await page.goto(address)
      expect([address, new URL(page.url()).pathname]).toEqual([address, expect.stringMatching(/^\/admin(\/login)?$/)])
      await expect(page.getByLabel('Lozinka', { exact: true })).toBeVisible()
    }
  })

  test('shows staff each page of the admin under its address', async ({ admin }) => {
    const page = await admin.enter('/admin')
    expect(new URL(page.url()).pathname).toBe('/admin/dashboard')
    for (const [address, name] of Object.entries(adminPages)) {
      await page.goto(address)
      expect(new URL(page.url()).pathname).toBe(address)
      await expect(heading(page)).toHaveText(new RegExp(name))
    }
  })

  test('is at most 1200 px wide within its gutters', async ({ site }) => {
    const page = await site.visit('/blog', { viewport: { width: 1920, height: 900 } })
    const width = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
        return element.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
      })
    expect(await width('footer > div:first-of-type')).toBe(1200)
    expect(await width('body header > div')).toBe(1200)
  })

  test('has the contacts, the hours and the social media of the business on its contact page', async ({ site }) => {
    const page = await site.visit('/contact', { viewport: desktop, language: 'en' })
    const card = page.getByRole('complementary')
    await expect(card.locator('a[href^="tel:"]')).toHaveCount(2)
    await expect(card.locator('a[href^="mailto:"]')).toHaveCount(1)
    await expect(card.locator('address')).toContainText('Zagreb')
    await expect(card.getByRole('rowheader')).toHaveCount(7)
    for (const name of ['Facebook', 'Instagram', 'LinkedIn']) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveCount(1)
    }
  })

  test('gives the share capital of its companies in kunas', async ({ site }) => {
    const page = await site.visit('/impresum', { language: 'en' })
    await expect(page.getByRole('definition').filter({ hasText: /HRK\s20,000/ })).toHaveCount(4)
  })
})
