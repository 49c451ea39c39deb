import type { Page } from '@playwright/test'
import { desktop, observersHaveReported } from '../../support/visitors.js'
import { expect, type Site, test, type VisitOptions } from '../fixtures.js'

const MARGIN_PX = 30
const THRESHOLD = 0.1
const THROTTLE_MS = 50
const REST_AFTER_MS = 300

/** Home with all of it below a hero as high as the window: every marked element has to be scrolled to. */
const moving: VisitOptions = { viewport: desktop, reducedMotion: 'no-preference' }

test.describe('elements marked to slide in', () => {
  const states = (page: Page) =>
    page.locator('.slide-in').evaluateAll((all) => all.map(({ classList }) => [...classList].slice(-1)[0]))
  /** Home whose clock stands still from the moment its scripts begin. */
  const openStill = (site: Site) =>
    site.visit('/', {
      ...moving,
      prepare: async (page) => {
        await page.clock.install({ time: '2026-03-02T10:00:00' })
        await page.clock.pauseAt('2026-03-02T10:00:01')
      },
    })
  const scrollUntilBelow = (page: Page, pixels: number) =>
    page
      .locator('.slide-in')
      .first()
      .evaluate((element, distance) => {
        const { top } = element.getBoundingClientRect()
        window.scrollBy({ top: top - innerHeight - distance, behavior: 'instant' })
      }, pixels)

  test('the first three are observed immediately, the rest after 300 ms', async ({ site }) => {
    const page = await openStill(site)
    const waiting = async () => (await states(page)).map((state) => state === 'waiting')
    await page.clock.runFor(1)
    const all = (await waiting()).length
    expect(all).toBeGreaterThan(3)
    expect(await waiting()).toEqual(Array.from({ length: all }, (_, index) => index < 3))
    await page.clock.runFor(REST_AFTER_MS - 2)
    expect((await waiting()).filter(Boolean)).toHaveLength(3)
    await page.clock.runFor(2)
    expect(await waiting()).toEqual(Array.from({ length: all }, () => true))
  })

  test('an element becomes active 50 ms after 10 % of it is within 30 px of the window', async ({ site }) => {
    const page = await openStill(site)
    await page.clock.runFor(1000)
    await observersHaveReported(page)
    await page.clock.runFor(THROTTLE_MS)
    const first = page.locator('.slide-in').first()
    const isActive = () => first.evaluate((element) => element.classList.contains('active'))
    // It waits 20 px lower than it will stand.
    const height = await first.evaluate((element) => element.getBoundingClientRect().height)
    const enough = MARGIN_PX - height * THRESHOLD

    await scrollUntilBelow(page, enough + 2)
    await observersHaveReported(page)
    await page.clock.runFor(1000)
    expect(await isActive()).toBe(false)

    await scrollUntilBelow(page, enough - 2)
    await observersHaveReported(page)
    await page.clock.runFor(THROTTLE_MS - 1)
    expect(await isActive()).toBe(false)
    await page.clock.runFor(1)
    expect(await isActive()).toBe(true)
    expect(await first.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.5s')
  })

  for (const [name, options] of [
    ['prefers reduced motion', { reducedMotion: 'reduce' }],
    [
      'has a device with less than 4 GB of memory',
      { script: `Object.defineProperty(navigator, 'deviceMemory', { value: 2 })` },
    ],
  ] satisfies [string, VisitOptions][]) {
    test(`all are active from the start for a visitor who ${name}`, async ({ site }) => {
      const page = await site.visit('/', { ...moving, ...options })
      await page.waitForFunction(() => [...document.querySelectorAll('.slide-in')].every((e) => e.matches('.active')))
      const opacities = await page
        .locator('.slide-in')
        .evaluateAll((all) => all.map((e) => getComputedStyle(e).opacity))
      expect(new Set(opacities)).toEqual(new Set(['1']))
    })
  }

  test('they wait on a device with 4 GB of memory, visible for captures of the page', async ({ site }) => {
    const page = await site.visit('/', {
      ...moving,
      script: `Object.defineProperty(navigator, 'deviceMemory', { value: 4 })`,
    })
    const waiting = await page.waitForSelector('.slide-in.waiting', { state: 'attached' })
    expect(await waiting.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true)
  })

  test('all are opaque without JavaScript', async ({ site }) => {
    const page = await site.visit('/', { ...moving, javaScriptEnabled: false })
    const opacities = await page.locator('.slide-in').evaluateAll((all) => all.map((e) => getComputedStyle(e).opacity))
    expect(opacities.length).toBeGreaterThan(3)
    expect(new Set(opacities)).toEqual(new Set(['1']))
  })
})
