import type { Page } from '@playwright/test'
import { walk } from '../../support/keyboard.js'
import { desktop, openMenu, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

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

  for (const address of pages) {
    test(`Tab and Shift+Tab reach every control of ${address} in order, with focus in sight`, async ({ site }) => {
      // The unanswered question about cookies covers the most of the window.
      const page = await site.visit(address, { undecided: true })
      for (const [name, viewport] of Object.entries({ phone, desktop })) {
        await page.setViewportSize(viewport)
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          await test.step(`${key} on a ${name}`, async () => {
            const { faults, visited, expected } = await walk(page, key)
            expect(faults).toEqual([])
            expect(visited).toEqual(expected)
          })
        }
      }
    })
  }

  test('the first link skips the header', { tag: '@quick' }, async ({ site }) => {
    const page = await site.visit('/cjenik')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Preskočite na sadržaj')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
  })

  test('Tab walks through the open menu of a phone, and leaves it', async ({ site }) => {
    const page = await site.visit('/cjenik')
    await openMenu(page)
    const { faults, visited, expected } = await walk(page)
    expect(faults).toEqual([])
    expect(visited).toEqual(expected)
  })

  test('the question about cookies has focus when it opens, and the content has it after the answer', async ({
    site,
  }) => {
    const page = await site.visit('/cjenik', { undecided: true })
    await expect(page.getByRole('dialog')).toBeFocused()
    for (const name of ['Privatnost', 'Kolačići', 'Ne prihvaćam', 'Prihvaćam']) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(name)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await focused(page)).toBe('content')
  })

  test('a link moves focus to the heading of the new page, and Tab goes on in its content', async ({ site }) => {
    const page = await site.visit('/cjenik', { viewport: desktop })
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).not.toHaveRole('heading')
  })
})
