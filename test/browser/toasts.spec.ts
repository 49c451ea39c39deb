import type { Locator, Page } from '@playwright/test'
import { elementHydrated } from '../support/browser.js'
import { desktop } from '../support/visitors.js'
import { expect, type Site, test } from './fixtures.js'

const DISMISSED_AFTER_MS = 5000
const REMOVED_AFTER_MS = 1_000_000
const SWIPE_THRESHOLD_PX = 50

test.describe('a toast', () => {
  const region = (page: Page) => page.getByRole('region', { name: /^Obavijesti/ })
  const toasts = (page: Page) => region(page).getByRole('listitem')
  const isShown = (page: Page) => toasts(page).isVisible()

  /** Home, its clock standing still, with the newsletter asked for by nobody: that is answered by a toast. */
  const open = async (site: Site): Promise<Page> => {
    const page = await site.visit('/', { viewport: desktop, prepare: (opened) => opened.clock.install() })
    await elementHydrated(submit(page))
    // What shows toasts is loaded with the first, which is over when the clock stops.
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
  /** The end of a dismissed toast is an animation, which no clock stops. */
  const isGone = (toast: Locator) => toast.waitFor({ state: 'detached' })

  test('leaves after 5000 ms, and the list 1,000,000 ms later', async ({ site }) => {
    const page = await open(site)
    await page.clock.runFor(DISMISSED_AFTER_MS - 1)
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1)
    await isGone(toasts(page))
    await page.clock.runFor(REMOVED_AFTER_MS - 1)
    await expect(region(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(region(page)).toHaveCount(0)
  })

  test('takes the place of the one before it, and starts its own 5000 ms', async ({ site }) => {
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
    test(`waits while it is ${name}`, async ({ site }) => {
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

  test('takes focus at F8, and is closed from there', async ({ site }) => {
    const page = await open(site)
    await page.keyboard.press('F8')
    expect(await region(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zatvorite obavijest')
    await page.keyboard.press('Enter')
    await isGone(toasts(page))
  })

  for (const [name, distance, stays] of [
    ['stays when swiped right by no more than 50 px', SWIPE_THRESHOLD_PX, true],
    ['leaves when swiped right by more', SWIPE_THRESHOLD_PX + 1, false],
    ['stays when swiped left', -2 * SWIPE_THRESHOLD_PX, true],
  ] as const) {
    test(`${name}`, async ({ site }) => {
      const page = await open(site)
      const { x, y } = (await toasts(page).boundingBox())!
      const start = { x: x + 100, y: y + 30 }
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x + distance / 2, start.y)
      await page.mouse.move(start.x + distance, start.y)
      await page.mouse.up()
      if (stays) await expect(toasts(page)).toHaveAttribute('data-state', 'open')
      else await isGone(toasts(page))
    })
  }

  test('of a failure looks and is announced unlike one of success', async ({ site }) => {
    const page = await open(site)
    await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive')
    await page.getByRole('textbox', { name: 'Email adresa' }).fill('ivana@example.com')
    await submit(page).dispatchEvent('click')
    await expect(page.locator('[data-variant=default]').first()).toBeVisible()
    await expect(toasts(page)).toHaveCount(1)
  })
})
