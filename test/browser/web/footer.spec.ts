import { heading } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.describe('the footer', () => {
  for (const [language, method, disclaimer, hours] of [
    [
      'hr',
      /komplementarna metoda/,
      /Ne zamjenjuje .*konvencionalno liječenje/,
      ['pon, sri, čet 12–20 h', 'sub, ned zatvoreno'],
    ],
    ['en', /complementary/, /not replace .*conventional/, ['Mon, Wed, Thu 12 PM–8 PM', 'Sat, Sun closed']],
  ] as const) {
    test(`describes the chain, its limits, its contacts and its hours in ${language}`, async ({ site }) => {
      const page = await site.visit('/blog', { language })
      const footer = page.getByRole('contentinfo')
      const text = (await footer.textContent())!
      expect.soft(text).toMatch(method)
      expect.soft(text).toMatch(disclaimer)
      const paragraphs = await footer.getByRole('paragraph').allTextContents()
      expect.soft(paragraphs.some((paragraph) => paragraph.length > 80)).toBe(true)
      await expect(footer.getByRole('link', { name: '+385 1 555 0100' })).toHaveAttribute('href', 'tel:+38515550100')
      await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1)
      for (const said of ['Ozaljska ulica 60, 10000 Zagreb', ...hours]) await expect.soft(footer).toContainText(said)
      for (const [name, host] of [
        ['Facebook', 'facebook.com'],
        ['Instagram', 'instagram.com'],
        ['LinkedIn', 'linkedin.com'],
      ] as const) {
        const link = footer.getByRole('link', { name })
        expect.soft(new URL((await link.getAttribute('href'))!).host).toMatch(new RegExp(`${host}$`))
        expect.soft(await link.getAttribute('target')).toBe('_blank')
        expect.soft(await link.getAttribute('rel')).toBe('noopener')
      }
    })
  }

  test('keeps the year of the server where the clock of the visitor is in another', async ({ site }) => {
    // The fixture fails the test for an error in the console.
    const page = await site.visit('/blog', { prepare: (opened) => opened.clock.setFixedTime('2001-01-01T12:00:00Z') })
    await expect(page.getByText('©')).not.toContainText('2001')
  })

  test('links the imprint and the policies', async ({ site }) => {
    const page = await site.visit('/blog')
    for (const [name, path, text] of [
      ['Impresum', '/impresum', 'Impresum'],
      ['Pravila privatnosti', '/privacy-policy', /privatnosti/],
      ['Kolačići', '/cookies', /Kolačići/],
      ['Pristupačnost', encodeURI('/pristupačnost'), 'Pristupačnost'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(heading(page)).toHaveText(text)
      await expect(page).toHaveURL((url) => url.pathname === path)
    }
  })

  test('deletes the choice about cookies and reloads to ask again', async ({ site }) => {
    const page = await site.visit('/blog')
    await page.waitForFunction(() => localStorage.getItem('consentChoice') === 'declined')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Promijenite odluku o kolačićima' }).click()
    await reloaded
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('consentChoice'))).toBeNull()
  })
})
