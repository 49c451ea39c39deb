import { hydrated } from '../../support/browser.js'
import { expect, test } from '../fixtures.js'

const widths = [390, 768, 1024, 1280, 1440]

test('telephone numbers, email addresses and company data stay on one line at every width of the window', async ({
  site,
}) => {
  const page = await site.newPage()
  const broken = () =>
    page.evaluate(() => {
      const text = document.createRange()
      const lines = (element: Element) => {
        text.selectNodeContents(element.lastChild!) // earlier children are for screen readers
        return new Set([...text.getClientRects()].map(({ top }) => top)).size
      }
      const whole = [...document.querySelectorAll('main :is(a[href^="mailto:"], a[href^="tel:"], dd > span)')]
      if (whole.length === 0) throw new Error('There is nothing of the kind')
      return whole.filter((element) => lines(element) > 1).map(({ textContent }) => textContent)
    })
  for (const address of ['/kontakt', '/lokacija/dubrovnik', '/lokacija/split', '/impresum', '/']) {
    await test.step(address, async () => {
      await page.goto(address, { waitUntil: 'commit' })
      await hydrated(page)
      // Loads the site's font, which may have arrived too late for this page.
      await page.evaluate(async () => {
        const letters = new FontFace('Rosario', 'url(/fonts/rosario.woff2)', { weight: '400 700' })
        document.fonts.add(await letters.load())
      })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await broken(), `${address}, ${width} px wide`).toEqual([])
      }
    })
  }
})
