import { scrollThrough } from '../support/browser.js'
import { shifts, watchShifts } from '../support/layout-shifts.js'
import { onePerPage } from '../support/page-table.js'
import { phone } from '../support/visitors.js'
import { expect, test } from './fixtures.js'

const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })

test.describe('a page that is being painted', () => {
  for (const address of onePerPage) {
    test(`${address} moves nothing, nor when it is scrolled through, there and back`, async ({ site }) => {
      const page = await site.visit(address, { viewport: phone, undecided: true, script: watchShifts })
      await scrollThrough(page)
      await page.evaluate(async () => {
        for (let top = scrollY; top > 0; top -= innerHeight / 2) {
          window.scrollTo({ top, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }
      })
      expect(await shifts(page)).toEqual([])
    })
  }

  test('asks for its scripts after that, and is hydrated all the same', async ({ site }) => {
    const page = await site.visit('/')
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]!.startTime,
      asked: performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name)),
    }))
    expect(asked.length).toBeGreaterThan(2)
    for (const { startTime } of asked) expect(startTime).toBeGreaterThanOrEqual(painted)
  })

  test('waits for its font neither with the page nor with its picture', async ({ site }) => {
    const page = await site.visit('/kontakt', { scriptsFail: true })
    const places = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((hints) => hints.map((hint) => hint.previousElementSibling?.id))
    // Chromium holds the first paint for a font that is hinted at in the head; before the picture it would share the line with it.
    expect(places).toEqual(['root'])
  })

  test('is laid out as far as it is seen', async ({ site }) => {
    const page = await site.visit('/', { scriptsFail: true })
    expect(await page.locator('h1').evaluate(isLaidOut)).toBe(true)
    const link = page.locator('footer a').first()
    expect(await link.evaluate(isLaidOut)).toBe(false)
    // What the visitor tabs to, or searches for, is there.
    await link.focus()
    await page.waitForFunction(isLaidOut, await link.elementHandle())
  })

  test('is laid out whole when there is nothing else to do, also after a link', async ({ site }) => {
    const page = await site.visit('/')
    const isWhole = async () => page.waitForFunction(isLaidOut, await page.locator('footer a').first().elementHandle())
    await isWhole()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await isWhole()
  })

  test('is whole on paper', async ({ site }) => {
    const page = await site.visit('/', { scriptsFail: true })
    await page.emulateMedia({ media: 'print' })
    const sections = page.locator('.laid-out-late')
    const laidOut = await sections.evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility))
    expect(new Set(laidOut)).toEqual(new Set(['visible']))
  })
})
