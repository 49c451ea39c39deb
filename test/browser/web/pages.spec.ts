import type { Page } from '@playwright/test'
import { addresses, alternatesOf, type PageName } from '../../../src/shared/addresses.js'
import { type Language, languages } from '../../../src/shared/languages.js'
import { accessibilityFaults } from '../../support/accessibility.js'
import { hydrated, scrollThrough } from '../../support/browser.js'
import { segments } from '../../support/page-table.js'
import { cutTexts, desktop, phone, reflowFaults, setTextSize, spaceText, title } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

/** Further steps of the booking, which are states of its page. */
const bookingSteps = ['service=Postupak+biorezonance', 'service=Postupak+biorezonance&location=zagreb'].map(
  (query) => `${alternatesOf('booking').hr}?${query}`,
)

/** Every page at its address in a language; other spellings serve the same (addresses.spec.ts). */
const addressesIn = (language: Language) => [
  ...(Object.keys(addresses) as PageName[]).flatMap((page) =>
    (segments[page] ?? ['']).map((segment) => alternatesOf(page, segment)[language]),
  ),
  ...(language === 'hr' ? bookingSteps : []),
]

/** Halves of the walk, for two workers. */
const halves = { first: [0, 13], second: [13, undefined] } as const

/** Text sizes in percent and the widths of phones. Croatian words are longer; in English, each text is checked at the extremes. */
const textSizes: Record<Language, [percent: number, widths: number[]][]> = {
  hr: [200, 150, 100].map((percent) => [percent, [390, 360, 320]]),
  en: [200, 100].map((percent) => [percent, [320]]),
}

/** Window in which axe checks the pages of a language: each layout and each text once. */
const windowOfAxe = { hr: phone, en: desktop }

test.describe.configure({ mode: 'parallel' })

for (const language of languages) {
  for (const [half, range] of Object.entries(halves)) {
    test(`every page is hydrated in ${language}, accessible, and requests no other host (${half} half)`, async ({
      site,
    }) => {
      test.setTimeout(300_000)
      // The picture that is preloaded for a phone is not used once the window is wider.
      site.forgive(/-400\.avif\?v=\w+ was preloaded using link preload but not used/)
      // The fixture fails the test for an error in the console or a request to another host.
      const page = await site.newPage({ undecided: true, script: 'sessionStorage.clear()' })
      for (const address of addressesIn(language).slice(...range)) {
        await test.step(address, async () => {
          await page.setViewportSize(phone)
          await page.goto(address, { waitUntil: 'commit' })
          await hydrated(page)
          expect.soft(await page.locator('html').getAttribute('lang'), address).toBe(language)
          expect.soft(await title(page), address).toMatch(/\S/)
          const doubledStops = /.{0,20}(?<!\.)\.\.(?!\.)/g
          expect.soft((await page.locator('body').textContent())!.match(doubledStops), address).toBeNull()
          await expect(page.getByRole('dialog')).toBeVisible()
          await scrollThrough(page)
          const cookies = (await page.context().cookies()).map(({ name }) => name)
          expect.soft(cookies.filter((name) => name !== 'language')).toEqual([])
          for (const viewport of [phone, desktop]) {
            await page.setViewportSize(viewport)
            if (viewport === windowOfAxe[language]) expect.soft(await accessibilityFaults(page), address).toEqual([])
            expect.soft(await widthOf(page), address).toBeLessThanOrEqual(viewport.width)
          }
          for (const [percent, widths] of textSizes[language]) {
            await setTextSize(page, percent)
            for (const width of widths) {
              await page.setViewportSize({ width, height: phone.height })
              expect.soft(await reflowFaults(page), `${address}, ${percent} % on ${width} px`).toEqual([])
            }
          }
          await spaceText(page)
          expect.soft(await cutTexts(page), `${address}, with spaced text`).toEqual([])
          expect.soft(await widthOf(page), `${address}, with spaced text`).toBeLessThanOrEqual(320)
        })
      }
    })
  }
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
