import type { Locator, Page } from '@playwright/test'
import { elementHydrated } from '../../support/browser.js'
import { desktop } from '../../support/visitors.js'
import { expect, type Site, test } from '../fixtures.js'

const DISMISSED_AFTER_MS = 5000
const REMOVED_AFTER_MS = 1_000_000
const SWIPE_THRESHOLD_PX = 50

test.describe('a toast', () => {
  const region = (page: Page) => page.getByRole('region', { name: /^Obavijesti/ })
  const toasts = (page: Page) => region(page).getByRole('listitem')
  const isShown = (page: Page) => toasts(page).isVisible()

  /** Opens home, stops its clock, and sends the newsletter form without an address, which shows a toast. */
  const open = async (site: Site): Promise<Page> => {
    const page = await site.visit('/', { viewport: desktop, prepare: (opened) => opened.clock.install() })
    await elementHydrated(submit(page))
    // The first toast loads the code of toasts, and is gone when the clock stops.
    await submit(page).click()
    await expect(toasts(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await isGone(toasts(page))
    await refuse(page)
    return page
  }
  const submit = (page: Page) => page.getByRole('button', { name: 'Pretplatite se' })
  const refuse = async (page: Page) => {
    await toasts(page).evaluateAll((all) => all.forEach((toast) => toast.setAttribute('data-before', '')))
    await submit(page).dispatchEvent('click')
    await expect(region(page).locator('li:not([data-before])')).toBeVisible()
  }
  /** A dismissed toast ends with an animation, which the clock does not control. */
  const isGone = (toast: Locator) => toast.waitFor({ state: 'detached' })

  test('is dismissed after 5000 ms, and its list is removed 1,000,000 ms later', async ({ site }) => {
    const page = await open(site)
    await page.clock.runFor(DISMISSED_AFTER_MS - 1)
    expect(await toasts(page).getAttribute('data-state')).toBe('open')
    await page.clock.runFor(1)
    await isGone(toasts(page))
    await page.clock.runFor(REMOVED_AFTER_MS - 1)
    expect(await region(page).count()).toBe(1)
    await page.clock.runFor(1)
    await expect(region(page)).toHaveCount(0)
  })

  test('replaces the toast before it, and starts its own 5000 ms', async ({ site }) => {
    const page = await open(site)
    await page.clock.runFor(DISMISSED_AFTER_MS - 1000)
    await refuse(page)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(DISMISSED_AFTER_MS - 1)
    expect(await isShown(page)).toBe(true)
    await page.clock.runFor(1)
    await isGone(toasts(page))
  })

  for (const [name, begin, end] of [
    ['hovered', (page: Page) => toasts(page).hover(), (page: Page) => page.mouse.move(5, 300)],
    ['focused', (page: Page) => page.keyboard.press('F8'), (page: Page) => page.keyboard.press('Shift+Tab')],
  ] as const) {
    test(`stays while it is ${name}`, async ({ site }) => {
      const page = await open(site)
      await page.clock.runFor(2000)
      await begin(page)
      await page.clock.runFor(60_000)
      expect(await isShown(page)).toBe(true)
      await end(page)
      await page.clock.runFor(DISMISSED_AFTER_MS)
      await isGone(toasts(page))
    })
  }

  test('receives focus at F8, and is closed by keyboard', async ({ site }) => {
    const page = await open(site)
    await page.keyboard.press('F8')
    expect(await region(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zatvorite obavijest')
    await page.keyboard.press('Enter')
    await isGone(toasts(page))
  })

  test('is dismissed by a swipe to the right of more than 50 px, and by no other', async ({ site }) => {
    const page = await open(site)
    const swipe = async (distance: number) => {
      const { x, y } = (await toasts(page).boundingBox())!
      const start = { x: x + 100, y: y + 30 }
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x + distance / 2, start.y)
      await page.mouse.move(start.x + distance, start.y)
      await page.mouse.up()
    }
    for (const distance of [SWIPE_THRESHOLD_PX, -2 * SWIPE_THRESHOLD_PX]) {
      await swipe(distance)
      expect(await toasts(page).getAttribute('data-state')).toBe('open')
    }
    await swipe(SWIPE_THRESHOLD_PX + 1)
    await isGone(toasts(page))
  })

  test('has another variant for a failure than for a success', async ({ site }) => {
    const page = await open(site)
    await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive')
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).dispatchEvent('click')
    await expect(toasts(page).filter({ hasText: 'Nema veze s poslužiteljem' })).toHaveAttribute(
      'data-variant',
      'destructive',
    )
    await page.context().setOffline(false)
    await expect(toasts(page).filter({ hasText: 'Veza je opet tu' })).toHaveAttribute('data-variant', 'default')
    await expect(toasts(page)).toHaveCount(1)
  })
})
