import { sheetsOf } from '../../support/paper.js'
import { expect, test } from '../fixtures.js'

const paper = { format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } } as const

for (const language of ['hr', 'en'] as const) {
  test(`the price list prints on two sheets, a location on one without the others, in light colours and ${language}`, async ({
    site,
  }) => {
    const page = await site.visit('/cjenik', { language, colorScheme: 'dark' })
    expect(sheetsOf(await page.pdf(paper))).toBeLessThanOrEqual(2)
    for (const slug of ['zagreb', 'dubrovnik']) {
      await page.goto(`/lokacija/${slug}`)
      expect(sheetsOf(await page.pdf(paper)), slug).toBe(1)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const main = page.getByRole('main')
    await expect(main.getByText('Vukovarska ulica 26').first()).toBeVisible()
    await expect(main.getByRole('table')).toBeVisible()
    await expect(main.getByRole('group', { name: /^(Karta|Map)/ })).toBeVisible()
    await expect(main.getByText('Ozaljska ulica')).toBeHidden()
  })
}
