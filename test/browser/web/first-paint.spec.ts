import { hydrated, scrollThrough } from '../../support/browser.js'
import { shiftedBy, shifts, watchShifts } from '../../support/layout-shifts.js'
import { onePerPage } from '../../support/page-table.js'
import { expect, test } from '../fixtures.js'

const FONT = /\/rosario\.woff2/

const isFallbackInstalled = async () => {
  const face = new FontFace('Installed', `local('Arial'), local('Liberation Sans'), local('Roboto')`)
  return face.load().then(
    () => true,
    () => false,
  )
}

const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })

const areAllLaidOut = () =>
  [...document.querySelectorAll('.laid-out-late')].every((one) => getComputedStyle(one).contentVisibility === 'visible')

test.describe('first paint', () => {
  test('no page shifts its layout while it loads or is scrolled to its end and back', async ({ site }) => {
    test.setTimeout(240_000)
    const page = await site.newPage({
      undecided: true,
      // Each page is the first of a visit, and its pictures arrive late.
      script: `sessionStorage.clear(); ${watchShifts}`,
      prepare: async (opened) =>
        (await opened.context().newCDPSession(opened)).send('Network.setCacheDisabled', { cacheDisabled: true }),
    })
    await page.route(FONT, (route) => route.abort()) // its own test is the next one
    site.forgive(/ERR_FAILED|rosario.* was preloaded .* but not used/)
    for (const address of onePerPage) {
      await test.step(address, async () => {
        await page.goto(address)
        await hydrated(page)
        await page.waitForFunction(areAllLaidOut)
        await scrollThrough(page)
        await page.evaluate(async () => {
          for (let top = scrollY; top > 0; top -= innerHeight / 2) {
            window.scrollTo({ top, behavior: 'instant' })
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          }
        })
        // What is painted while its element is being parsed may move by a pixel.
        const moved = await shiftedBy(page)
        expect.soft(moved, `${address}: ${String(await shifts(page))}`).toBeLessThan(0.001)
      })
    }
  })

  test('the font that arrives after the first paint hardly moves the page', async ({ site }) => {
    test.setTimeout(240_000)
    const page = await site.newPage({ script: `sessionStorage.clear(); ${watchShifts}` })
    for (const address of onePerPage) {
      await test.step(address, async () => {
        let arrive = () => {}
        await page.route(FONT, async (route) => {
          await new Promise<void>((resolve) => (arrive = resolve))
          await route.continue()
        })
        await page.goto(address, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        test.skip(!(await page.evaluate(isFallbackInstalled)), 'needs Arial, Liberation Sans or Roboto')
        expect(await page.evaluate(() => document.fonts.check('1em Rosario'))).toBe(false)
        arrive()
        await page.waitForFunction(() => document.fonts.check('1em Rosario'))
        await hydrated(page)
        expect.soft(await shiftedBy(page), address).toBeLessThan(0.05) // a paragraph may wrap elsewhere; 0.1 is good
        await page.unroute(FONT)
      })
    }
  })

  test('a page requests its scripts after its first paint, and is hydrated', { tag: '@quick' }, async ({ site }) => {
    const page = await site.visit('/')
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]!.startTime,
      asked: performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name)),
    }))
    expect(asked.length).toBeGreaterThan(2)
    for (const { startTime } of asked) expect(startTime).toBeGreaterThanOrEqual(painted)
  })

  test('the font is preloaded after the content, so that neither the first paint nor the hero waits for it', async ({
    site,
  }) => {
    const page = await site.visit('/kontakt', { scriptsFail: true })
    const places = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((hints) => hints.map((hint) => hint.previousElementSibling?.id))
    // Chromium holds the first paint for a font that is hinted at in the head; before the picture it would share the line with it.
    expect(places).toEqual(['root'])
  })

  test('the words above the picture of home are parsed before it, so that it does not jump below them', async ({
    site,
  }) => {
    const page = await site.visit('/', { scriptsFail: true })
    const words = page.locator('main h1')
    const picture = page.locator('main picture').first()
    expect((await words.boundingBox())!.y).toBeLessThan((await picture.boundingBox())!.y)
    const isBefore = (first: Element, second: Element | SVGElement) =>
      Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await words.evaluate(isBefore, await picture.elementHandle())).toBe(true)
  })

  test('the consent banner, which grows upwards while it is parsed, is shown when it is whole', async ({ site }) => {
    const page = await site.visit('/', { undecided: true, scriptsFail: true })
    const banner = page.locator('[data-consent-banner]')
    await expect(banner).toBeVisible()
    await banner.evaluate((element) => element.querySelector('button + button')!.remove())
    await expect(banner).toBeHidden()
  })

  test('only the visible part of a page is laid out, and the rest when it gets focus', async ({ site }) => {
    const page = await site.visit('/', { scriptsFail: true })
    expect(await page.locator('h1').evaluate(isLaidOut)).toBe(true)
    const link = page.locator('footer a').first()
    expect(await link.evaluate(isLaidOut)).toBe(false)
    await link.focus()
    await page.waitForFunction(isLaidOut, await link.elementHandle())
  })

  test('the rest of a page is laid out when the browser is idle, also after a link', async ({ site }) => {
    const page = await site.visit('/')
    const isWhole = async () => page.waitForFunction(isLaidOut, await page.locator('footer a').first().elementHandle())
    await isWhole()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await isWhole()
  })

  test('all sections of a page are laid out in print', async ({ site }) => {
    const page = await site.visit('/', { scriptsFail: true })
    await page.emulateMedia({ media: 'print' })
    const sections = page.locator('.laid-out-late')
    const laidOut = await sections.evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility))
    expect(new Set(laidOut)).toEqual(new Set(['visible']))
  })
})
