import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { desktop, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

interface Answered {
  slug: string
  name: string
  latitude: number
  longitude: number
}

const narrowest = { width: 320, height: 640 }

test.describe('the map of locations', () => {
  const map = (page: Page) => page.getByRole('group', { name: /^(Karta|Map|Položaj|Position)/ })
  const names = (page: Page) => map(page).getByRole('link')
  /** Target sizes of all controls of the map. */
  const boxes = async (page: Page) =>
    Promise.all((await names(page).all()).map(async (link) => (await link.boundingBox())!))
  const answerWith = (change: (locations: Answered[]) => Answered[]) => async (page: Page) => {
    await page.route('**/api/locations', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change((await response.json()) as Answered[]) })
    })
  }

  for (const viewport of [phone, desktop] as const) {
    test.describe(`${viewport.width} px wide`, () => {
      for (const address of ['/kontakt', '/lokacija/zagreb', '/lokacija/split'] as const) {
        test(`names every location on ${address}, each apart from the others and large enough to be pressed`, async ({
          site,
        }) => {
          const page = await site.visit(address, { viewport })
          await map(page).scrollIntoViewIfNeeded()
          expect((await names(page).allTextContents()).sort()).toEqual([
            'Dubrovnik',
            'Velika Gorica',
            'Zagreb',
            'Zagreb istok',
          ])
          const all = await boxes(page)
          for (const [at, one] of all.entries()) {
            expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(24)
            expect(one.x).toBeGreaterThanOrEqual(0)
            expect(one.x + one.width).toBeLessThanOrEqual(viewport.width)
            for (const other of all.slice(0, at)) {
              const apart =
                one.x >= other.x + other.width ||
                other.x >= one.x + one.width ||
                one.y >= other.y + other.height ||
                other.y >= one.y + one.height
              expect(apart).toBe(true)
            }
          }
        })
      }
    })
  }

  test('leads from a name to its location, by pointer and by keyboard', async ({ site }) => {
    const page = await site.visit('/contact', { language: 'en' })
    await names(page).getByText('Zagreb East').click()
    await page.waitForURL(/zagreb-istok/)
    await expect(page.getByRole('heading', { level: 1, name: 'Zagreb East' })).toBeVisible()
    await page.goto('/contact')
    const link = names(page).filter({ hasText: 'Dubrovnik' })
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await link.evaluate((node) => node === document.activeElement && node.matches(':focus-visible'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/dubrovnik/)
  })

  test('shows a location that has moved, or is new, where it is', async ({ site }) => {
    const page = await site.visit('/kontakt', {
      prepare: answerWith(([first, second, ...others]) => [
        first!,
        { ...second!, name: 'Osijek', latitude: 45.555, longitude: 18.695 },
        ...others,
        { ...second!, slug: 'samobor', name: 'Samobor', latitude: 45.8011, longitude: 15.711 },
      ]),
    })
    await expect(names(page).getByText('Samobor')).toBeVisible()
    const middle = async (name: string) => {
      const { x, width } = (await names(page).getByText(name, { exact: true }).boundingBox())!
      return x + width / 2
    }
    expect(await middle('Samobor')).toBeLessThan(await middle('Zagreb istok'))
    const frame = await map(page).boundingBox()
    const osijek = await middle('Osijek')
    expect(osijek).toBeGreaterThan(frame!.x + frame!.width * 0.6)
  })

  test('draws no part larger where one location is there', async ({ site }) => {
    const page = await site.visit('/kontakt', {
      prepare: answerWith((all) => all.filter(({ slug }) => ['zagreb', 'dubrovnik'].includes(slug))),
    })
    await expect(page.getByText('Pronađena su 2 centra')).toBeVisible()
    await expect(names(page)).toHaveText(['Dubrovnik', 'Zagreb'])
    await expect(map(page).locator('svg')).toHaveCount(0)
  })

  test('is clean for axe, and reflows on the narrowest phone', async ({ site }) => {
    for (const viewport of [narrowest, desktop]) {
      const page = await site.visit('/kontakt', { viewport })
      await map(page).scrollIntoViewIfNeeded()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
  })
})
