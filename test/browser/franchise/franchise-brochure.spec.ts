import type { Page } from '@playwright/test'
import { sheetsOf } from '../../support/paper.js'
import { expect, test } from '../fixtures.js'

test.describe('the brochure of the franchise', () => {
  const shownOnPaper = async (page: Page) => {
    await page.emulateMedia({ media: 'print' })
    return page.locator('body').innerText()
  }

  for (const [language, address, words] of [
    [
      'hr',
      '/franšiza/brošura',
      ['Ulaganje', 'Damir Štimac', 'Što dobivate', 'Od upita do otvorenja', 'Ogledni podaci'],
    ],
    [
      'en',
      '/franchise/brochure',
      ['Investment', 'Damir Štimac', 'What you get', 'From inquiry to opening', 'Sample data'],
    ],
  ] as const) {
    test(`fits on two sheets in ${language}, without navigation or buttons`, async ({ site }) => {
      const page = await site.visit(encodeURI(address), { language })
      const text = await shownOnPaper(page)
      for (const each of words) expect(text).toContain(each)
      expect(text).toMatch(/ne zamjenjuje|does not replace/i)
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
      expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual(
        expect.arrayContaining(['+385 1 555 0105', 'fransiza@biorezonanca.example']),
      )
      const pdf = await page.pdf({ preferCSSPageSize: true })
      expect(sheetsOf(pdf)).toBe(2)
      expect(pdf.length).toBeGreaterThan(20_000)
    })
  }

  test('is linked from the franchise page, and opens the print dialog', async ({ site }) => {
    const page = await site.visit('/franchise', {
      language: 'en',
      script: 'window.print = () => (document.documentElement.dataset.printed = "")',
    })
    await page.getByRole('link', { name: 'Brochure to print' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /brochure/i })).toBeVisible()
    await page.getByRole('button', { name: 'Print the brochure' }).click()
    await expect(page.locator('html[data-printed]')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the page about the franchise' }).click()
    await expect(page.getByRole('link', { name: 'Brochure to print' })).toBeVisible()
    await expect(page).toHaveURL(/\/franchise\?lang=en$/)
  })

  test('prints on two sheets while the cookie banner is shown', async ({ site }) => {
    const page = await site.visit(encodeURI('/franšiza/brošura'), { undecided: true })
    await expect(
      page
        .getByRole('dialog')
        .or(page.getByRole('region', { name: /kolačić/i }))
        .first(),
    ).toBeVisible()
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  })

  test('is complete without JavaScript, except for the button that prints', async ({ site }) => {
    const page = await site.visit(encodeURI('/franšiza/brošura'), { javaScriptEnabled: false })
    await expect(page.getByRole('button', { name: 'Ispišite brošuru' })).toHaveCount(0)
    await expect(page.getByRole('main')).toHaveText(/Ulaganje.*Damir Štimac.*Što dobivate.*Je\sli zarada zajamčena/s)
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  })
})
