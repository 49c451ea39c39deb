import { expect, test } from './fixtures.js'

const widths = [390, 768, 1024, 1280, 1440]

test.describe('what is read out or copied as one', () => {
  for (const address of ['/kontakt', '/lokacija/dubrovnik', '/lokacija/split', '/impresum', '/'] as const) {
    test(`stands on one line at every width of a window: ${address}`, async ({ site }) => {
      const page = await site.visit(address)
      // In the site's own letters, even where they came too late for this page.
      await page.evaluate(async () => {
        const letters = new FontFace('Rosario', 'url(/fonts/rosario.woff2)', { weight: '400 700' })
        document.fonts.add(await letters.load())
      })
      const broken = () =>
        page.evaluate(() => {
          const text = document.createRange()
          const lines = (element: Element) => {
            text.selectNodeContents(element.lastChild!) // what stands before it is for screen readers
            return new Set([...text.getClientRects()].map(({ top }) => top)).size
          }
          const whole = [...document.querySelectorAll('main :is(a[href^="mailto:"], a[href^="tel:"], dd > span)')]
          if (whole.length === 0) throw new Error('There is nothing of the kind')
          return whole.filter((element) => lines(element) > 1).map(({ textContent }) => textContent)
        })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect([width, await broken()]).toEqual([width, []])
      }
    })
  }
})
