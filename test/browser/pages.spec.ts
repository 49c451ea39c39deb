import type { Page } from '@playwright/test'
import { languages } from '../../src/shared/languages.js'
import { addresses, alternatesOf, type PageName } from '../../src/shared/addresses.js'
import { accessibilityFaults } from '../support/accessibility.js'
import { scrollThrough } from '../support/browser.js'
import { segments } from '../support/page-table.js'
import { desktop, heading, phone } from '../support/visitors.js'
import { expect, test } from './fixtures.js'

/** Every page at its address in each language; other spellings serve the same (addresses.spec.ts). */
const rows = (Object.keys(addresses) as PageName[]).flatMap((page) =>
  (segments[page] ?? ['']).flatMap((segment) =>
    languages.map((language) => ({ language, address: alternatesOf(page, segment)[language] })),
  ),
)

test.describe('every page', () => {
  for (const { address, language } of rows) {
    test(`${address} is hydrated in its language and asks nothing of another host`, async ({ site }) => {
      // Nobody has been asked about cookies yet. A complaint or a request to another host fails the visit.
      const page = await site.visit(address, { viewport: phone, undecided: true })
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(heading(page)).toHaveText(/\S/)
      await scrollThrough(page)
      const cookies = (await page.context().cookies()).map(({ name }) => name)
      expect(cookies.filter((name) => name !== 'language')).toEqual([])
      // axe finds nothing, and nothing is wider than the window.
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        expect(await accessibilityFaults(page)).toEqual([])
        expect(await widthOf(page)).toBeLessThanOrEqual(viewport.width)
      }
      // Nor than the narrowest, for who needs text set wider.
      await page.setViewportSize({ width: 320, height: 640 })
      await page.evaluate(spaceText)
      expect(await widthOf(page)).toBeLessThanOrEqual(320)
    })
  }
})

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** As far apart as letters, words and lines may be set without loss (WCAG 1.4.12); by a style sheet that no policy forbids. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}
