import type { Page } from '@playwright/test'
import { hydrated } from '../../support/browser.js'
import { desktop, heading, markDocument, openMenu } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.describe('the language', () => {
  const shown = (page: Page) => page.locator('html').getAttribute('lang')
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'))
  const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'language')?.value
  const store = (value: string) => `localStorage.getItem('visits') || localStorage.setItem('language', '${value}')
    localStorage.setItem('visits', 'one')`

  test('is Croatian for new visitors, whatever the spelling of the address and the language of the browser', async ({
    site,
  }) => {
    const page = await site.visit('/contact', { locale: 'en-GB' })
    expect(await shown(page)).toBe('hr')
    await expect(heading(page)).toHaveText('Kontakt')
  })

  for (const language of ['en', 'hr'] as const) {
    test(`is the stored ${language} when the cookie names the other language, and the cookie is corrected`, async ({
      site,
    }) => {
      const other = language === 'en' ? 'hr' : 'en'
      const page = await site.visit('/kontakt', { language: other, script: store(language) })
      await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)
      await expect(
        page.getByRole('heading', { level: 1, name: language === 'en' ? 'Contact' : 'Kontakt' }),
      ).toBeVisible()
      expect(await cookie(page)).toBe(language)
      // From now on the server's HTML has the right language: nothing flashes.
      expect(await (await page.reload())!.text()).toContain(`<html lang="${language}">`)
    })
  }

  test('is that of the cookie when storage holds no valid language', async ({ site }) => {
    const page = await site.visit('/kontakt', { language: 'en', script: store('de') })
    expect(await shown(page)).toBe('en')
    await page.waitForFunction(() => localStorage.getItem('language') === 'en')
  })

  test('is Croatian when neither storage nor the cookie holds a valid language', async ({ site }) => {
    const page = await site.visit('/kontakt', { language: 'de' as 'en', script: store('EN') })
    expect(await shown(page)).toBe('hr')
  })

  test(
    'is switched in place, under the address in that language, and keeps the scroll position and typed values',
    { tag: '@quick' },
    async ({ site }) => {
      const page = await site.visit('/kontakt', { viewport: desktop })
      await page.getByLabel('Ime i prezime').fill('Ana')
      await page.getByRole('textbox', { name: 'Poruka' }).fill('Dobar dan')
      await page.getByLabel('Tema').selectOption('franchise')
      const before = await page.evaluate(() => scrollY)
      expect(before).toBeGreaterThan(100)
      const isSameDocument = await markDocument(page)

      await page.getByRole('link', { name: 'English', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
      expect(await shown(page)).toBe('en')
      await expect(page).toHaveTitle('Contact and centres near you | Biorezonanca')
      expect(page.url()).toBe(`${site.url}/contact?lang=en`)
      await expect(page.getByLabel('Full name')).toHaveValue('Ana')
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Dobar dan')
      await expect(page.getByLabel('Subject')).toHaveValue('franchise')
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200)
      expect([await stored(page), await cookie(page)]).toEqual(['en', 'en'])

      await page.getByRole('link', { name: 'Hrvatski', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
      await expect(page.getByLabel('Ime i prezime')).toHaveValue('Ana')
      expect(await isSameDocument()).toBe(true)
      expect([await stored(page), await cookie(page)]).toEqual(['hr', 'hr'])
    },
  )

  test('is stored by an answer of the server, whose cookie lasts a year in Safari, too', async ({ site }) => {
    const page = await site.visit('/kontakt')
    const languages = { English: 'en', Hrvatski: 'hr' }
    for (const [name, language] of Object.entries(languages)) {
      const answered = page.waitForResponse(async (response) =>
        ((await response.headerValue('set-cookie')) ?? '').startsWith(`language=${language}; Max-Age=31536000`),
      )
      await page.getByRole('link', { name, exact: true }).click()
      await answered
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await cookie(page)).toBe(language)
    }
  })

  test('is kept on the next page and the next visit', async ({ site }) => {
    const page = await site.visit('/kontakt')
    await page.getByRole('link', { name: 'English', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Price list' }).click()
    await expect(heading(page)).toHaveText('Price list')
    expect(new URL(page.url()).pathname).toBe('/pricelist')
    expect(await shown(page)).toBe('en')
    await page.goto('/cjenik')
    expect(await shown(page)).toBe('en')
  })

  test('shows the key of a missing text, and reports it in the console', async ({ site }) => {
    site.forgive(/^The page lacks the text pricelist\.title$/)
    const page = await site.visit('/blog')
    await page.route('**/cjenik/index.pageContext.json*', async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replace(/"title":"Cjenik",?/, '')
      await route.fulfill({ response, body: text })
    })
    await openMenu(page)
    await page.getByRole('banner').getByRole('link', { name: 'Cjenik' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'pricelist.title' })).toBeVisible()
  })

  test('is stored when the address names it', async ({ site }) => {
    const page = await site.visit('/pricelist?lang=en', { language: 'hr', script: store('hr') })
    expect(await shown(page)).toBe('en')
    await page.waitForFunction(() => localStorage.getItem('language') === 'en')
    expect(await cookie(page)).toBe('en')
    await page.goto('/cjenik')
    expect(await shown(page)).toBe('en')
    await page.goto('/cjenik?lang=de')
    await hydrated(page)
    expect(await shown(page)).toBe('en')
  })

  test('is switched by links that keep the parameters of the page, but not those of a campaign', async ({ site }) => {
    const page = await site.visit('/kontakt?utm_source=letter&q=split&gclid=1', { viewport: desktop })
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'English', exact: true })).toHaveAttribute(
      'href',
      '/contact?q=split&lang=en',
    )
    await page.goto('/cjenik?utm_source=letter')
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'English', exact: true })).toHaveAttribute('href', '/pricelist?lang=en')
    expect(new URL(page.url()).search).toBe('?utm_source=letter')
  })
})
