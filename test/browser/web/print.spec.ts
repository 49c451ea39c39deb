import { sheetsOf } from '../../support/paper.js'
import { cutTexts } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const paper = { format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } } as const

/** Width of the paper between its margins. */
const PAPER_PX = 718

/** Returns what reaches beyond its card, which clips it. */
const clippedParts = (cards: Element[]) =>
  cards.flatMap((card) => {
    const { left, right } = card.getBoundingClientRect()
    return [...card.querySelectorAll('a, p, h3, svg')]
      .filter((part) => part.getClientRects().length > 0)
      .filter((part) => part.getBoundingClientRect().left < left || part.getBoundingClientRect().right > right)
      .map(({ outerHTML }) => outerHTML.slice(0, 80))
  })

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
    await page.goto('/')
    for (const width of [PAPER_PX, 500]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await cutTexts(page), `home, ${width} px wide`).toEqual([])
      const cards = page.locator('#services li:has(h3)')
      expect.soft(await cards.evaluateAll(clippedParts), `cards, ${width} px wide`).toEqual([])
    }
    await page.goto('/lokacija/dubrovnik')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const main = page.getByRole('main')
    await expect(main.getByText('Vukovarska ulica 26').first()).toBeVisible()
    await expect(main.getByRole('table')).toBeVisible()
    await expect(main.getByRole('group', { name: /^(Karta|Map)/ })).toBeVisible()
    await expect(main.getByText('Ozaljska ulica')).toBeHidden()
  })
}
