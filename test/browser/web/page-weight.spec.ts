import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { addresses, type PageName } from '../../../src/shared/addresses.js'
import { hydrated } from '../../support/browser.js'
import { onePerPage } from '../../support/page-table.js'
import { expect, test } from '../fixtures.js'

/** Kilobytes (1000 bytes) of scripts, compressed, that a page may fetch before anybody touches it. React is 58 of them. */
const scripts: Record<PageName, number> = {
  home: 81.55,
  foodIntolerance: 80.65,
  functionalScreening: 81.5,
  bioresonanceProcedure: 80.65,
  pricelist: 81.3,
  // Its form offers the locations that its finder finds.
  contact: 97.75,
  // It offers the days and hours at which a location is open, the one that was found first.
  appointment: 93.1,
  // Its form, the grid of days, first times of locations, conditions, advice before a visit, and what happens to a held time.
  booking: 96,
  // Its hours and special days, the map with all locations, and its photographs.
  location: 87.75,
  // Its picture can be a photograph of the owner, as those of the pages below.
  guide: 81.95,
  questions: 82.3,
  // The parts of forms serve that of appointments, too, which has rows of fields and begins with what was found.
  franchise: 92.75,
  franchiseBrochure: 81.75,
  // It begins with the form of the voucher.
  shop: 91.25,
  blog: 82.55,
  // A cover that is a photograph.
  post: 81.95,
  impresum: 80.65,
  privacyPolicy: 81.75,
  cookies: 81.8,
  accessibility: 81.45,
  ownData: 88,
}
/** Kilobytes of styles, those in its HTML and those that it links; home has the most sections, contact cards and a map. */
const styles = (name: PageName) => (name === 'home' ? 8.9 : name === 'contact' ? 8.4 : 8.1)
/** Files of fonts. */
const fonts = 1
/** Kilobytes by which the same text, with the hashes of another build in it, can differ when it is compressed. */
const noise = 0.15

/** Each page is the first of a visit; what the browser prefetches when it is idle belongs to the next pages. */
const script = 'sessionStorage.clear(); window.requestIdleCallback = () => 0'

async function weigh(page: Page) {
  const { files, inline } = await page.evaluate(() => ({
    files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ ending: new URL(name).pathname.split('.').at(-1), bytes: encodedBodySize }),
    ),
    inline: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
  }))
  const bytes = (wanted: string) =>
    files.filter(({ ending }) => ending === wanted).reduce((sum, file) => sum + file.bytes, 0)
  return {
    scripts: bytes('js') / 1000,
    styles: (bytes('css') + brotliCompressSync(inline).length) / 1000,
    fonts: files.filter(({ ending }) => ending === 'woff2').length,
  }
}

test('the scripts, styles and fonts that a page loads without interaction stay within its budget', async ({ site }) => {
  const page = await site.newPage({ script })
  for (const [index, name] of (Object.keys(addresses) as PageName[]).entries()) {
    await test.step(name, async () => {
      await page.goto(onePerPage[index]!)
      await hydrated(page)
      const weight = await weigh(page)
      expect.soft(weight.scripts, `scripts of ${name}`).toBeGreaterThan(0)
      expect.soft(weight.scripts, `scripts of ${name}`).toBeLessThanOrEqual(scripts[name] + noise)
      expect.soft(weight.styles, `styles of ${name}`).toBeGreaterThan(0)
      expect.soft(weight.styles, `styles of ${name}`).toBeLessThanOrEqual(styles(name) + noise)
      expect.soft(weight.fonts, `fonts of ${name}`).toBeLessThanOrEqual(fonts)
    })
  }
})
