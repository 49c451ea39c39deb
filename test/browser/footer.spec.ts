import { heading } from '../support/visitors.js'
import { expect, test } from './fixtures.js'

test.describe('the footer', () => {
  for (const language of ['hr', 'en'] as const) {
    test(`says in ${language} what the chain is for, and what it is not`, async ({ site }) => {
      const page = await site.visit('/blog', { language })
      const footer = page.getByRole('contentinfo')
      const text = (await footer.textContent())!
      expect(text).toMatch(language === 'hr' ? /komplementarna metoda/ : /complementary/)
      expect(text).toMatch(
        language === 'hr' ? /Ne zamjenjuje .*konvencionalno liječenje/ : /not replace .*conventional/,
      )
      expect((await footer.getByRole('paragraph').allTextContents()).some((paragraph) => paragraph.length > 80)).toBe(
        true,
      )
    })
  }

  for (const [language, hours] of [
    ['hr', 'pon, sri, čet 12–20 h', 'sub, ned zatvoreno'],
    ['en', 'Mon, Wed, Thu 12 PM–8 PM', 'Sat, Sun closed'],
  ] as const) {
    test(`says in ${language} where the chain is reached, and when`, async ({ site }) => {
      const page = await site.visit('/blog', { language })
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: '+385 1 555 0100' })).toHaveAttribute('href', 'tel:+38515550100')
      await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1)
      const text = (await footer.innerText()).replaceAll('\u00a0', ' ')
      for (const said of ['Ozaljska ulica 60, 10000 Zagreb', ...hours])
        expect(text.replace(/\s+/g, ' ')).toContain(said)
    })
  }

  test('leads to the chain on other sites, in a new tab', async ({ site }) => {
    const page = await site.visit('/blog')
    for (const [name, host] of [
      ['Facebook', 'facebook.com'],
      ['Instagram', 'instagram.com'],
      ['LinkedIn', 'linkedin.com'],
    ] as const) {
      const link = page.getByRole('contentinfo').getByRole('link', { name })
      expect(new URL((await link.getAttribute('href'))!).host).toMatch(new RegExp(`${host}$`))
      expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    }
  })

  for (const [name, path, text] of [
    ['Impresum', '/impresum', 'Impresum'],
    ['Pravila privatnosti', '/privacy-policy', /privatnosti/],
    ['Kolačići', '/cookies', /Kolačići/],
  ] as const) {
    test(`leads to ${name}`, async ({ site }) => {
      const page = await site.visit('/blog')
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`**${path}`)
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
      await expect(heading(page)).toHaveText(text)
    })
  }

  test('deletes the choice about cookies, and reloads to ask again', async ({ site }) => {
    const page = await site.visit('/blog')
    await page.waitForFunction(() => localStorage.getItem('consentChoice') === 'declined')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Ponovno odaberite kolačiće' }).click()
    await reloaded
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('consentChoice'))).toBeNull()
  })
})
