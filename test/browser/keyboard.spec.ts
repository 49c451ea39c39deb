import type { Page } from '@playwright/test'
import { hydrated } from '../support/browser.js'
import { walk } from '../support/keyboard.js'
import { desktop, openMenu, phone } from '../support/visitors.js'
import { expect, test } from './fixtures.js'

/** A page of each kind. */
const pages = [
  '/',
  '/cjenik',
  '/kontakt',
  '/franchise',
  '/food-intolerance',
  '/functional-screening',
  '/biorezonanca-postupak',
  '/lokacija/dubrovnik',
  '/lokacija/split',
  '/trgovina',
  '/blog',
  '/blog/detox',
  '/impresum',
  '/privacy-policy',
  '/cookies',
  '/moji-podaci',
]

test.describe('by keyboard alone', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)

  for (const [name, viewport] of [
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const) {
    test.describe(`on ${name}`, () => {
      let page: Page
      const open = async (address: string) => {
        await page.goto(address)
        await hydrated(page)
      }

      for (const address of pages) {
        test(`everything of ${address} is reached in its order, and focus is always in sight`, async ({ site }) => {
          // Nobody has answered the question about cookies: it takes the most room there is to take.
          page = await site.visit(address, { viewport, undecided: true })
          const forwards = await walk(page)
          expect(forwards.faults).toEqual([])
          expect(forwards.visited).toEqual(forwards.expected)
          await open(address)
          const backwards = await walk(page, 'Shift+Tab')
          expect(backwards.faults).toEqual([])
          expect(backwards.visited).toEqual(backwards.expected)
        })
      }
    })
  }

  test('the header is skipped', async ({ site }) => {
    const page = await site.visit('/cjenik')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Preskočite na sadržaj')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
  })

  test('the menu of a phone is walked through, and left', async ({ site }) => {
    const page = await site.visit('/cjenik')
    await openMenu(page)
    const { faults, visited, expected } = await walk(page)
    expect(faults).toEqual([])
    expect(visited).toEqual(expected)
  })

  test('the question about cookies has focus when it is asked, and gives it to the page when answered', async ({
    site,
  }) => {
    const page = await site.visit('/cjenik', { undecided: true })
    await expect(page.getByRole('dialog')).toBeFocused()
    for (const name of ['Pravila privatnosti', 'O kolačićima', 'Ne prihvaćam', 'Prihvaćam']) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(name)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await focused(page)).toBe('content')
  })

  test('a new page is read from its start', async ({ site }) => {
    const page = await site.visit('/cjenik', { viewport: desktop })
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await page.waitForFunction(() => document.activeElement?.id === 'content')
  })
})
