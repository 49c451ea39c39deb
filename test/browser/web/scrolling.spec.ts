import type { Page } from '@playwright/test'
import { hydrated } from '../../support/browser.js'
import { desktop, openMenu } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const watchScrolling = `window.passed = []; addEventListener('scroll', () => window.passed.push(scrollY))`

test.describe('scroll position', () => {
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  /** Resolves when the router has stored the position, shortly after the last scroll. */
  const isNoted = (page: Page, top: number) =>
    page.waitForFunction((y) => history.state?.vike.scrollPosition?.y === y, top)
  const rests = (page: Page, top: number) => page.waitForFunction((y) => Math.abs(scrollY - y) <= 1, top)
  /** Resolves when a section has come to rest this far below the top of the window. */
  const restsBelow = (page: Page, id: string, offset: number) =>
    page.waitForFunction(
      ([name, wanted]) => Math.abs(document.getElementById(name)!.getBoundingClientRect().top - wanted) <= 1,
      [id, offset] as const,
    )

  test('a link opens the new page at its top', { tag: '@quick' }, async ({ site }) => {
    const page = await site.visit('/cjenik', { reducedMotion: 'no-preference' })
    await scrollTo(page, 900)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /blog/i })).toBeVisible()
    await rests(page, 0)
  })

  test('a link to a section of home scrolls smoothly to 80 px above it', async ({ site }) => {
    const page = await site.visit('/', {
      viewport: desktop,
      reducedMotion: 'no-preference',
      script: watchScrolling,
    })
    for (const [name, id] of [
      ['O nama', 'about'],
      ['Usluge', 'services'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name }).click()
      await restsBelow(page, id, 80)
      expect(new URL(page.url()).hash).toBe(`#${id}`)
    }
    const passed = await page.evaluate(() => (window as unknown as { passed: number[] }).passed)
    const end = await page.evaluate(() => scrollY)
    expect(passed.filter((top) => top > 20 && top < end - 20).length).toBeGreaterThan(5)
    await page.getByRole('banner').getByRole('link', { name: 'Početna' }).click()
    await rests(page, 0)
  })

  test('an address with a section of home opens 80 px above it', async ({ site }) => {
    const page = await site.visit('/#services', { reducedMotion: 'no-preference' })
    await restsBelow(page, 'services', 80)
  })

  test('a link or an address with a section of another page opens 120 px above it', async ({ site }) => {
    const page = await site.visit('/cjenik', { reducedMotion: 'no-preference' })
    await page.getByRole('main').getByRole('link', { name: 'Pitajte nas' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await restsBelow(page, 'contact', 120)
    const byAddress = await site.visit('/kontakt#locations', { reducedMotion: 'no-preference' })
    await restsBelow(byAddress, 'locations', 120)
  })

  test('a link to a section jumps there for a visitor who prefers reduced motion', async ({ site }) => {
    const page = await site.visit('/', { script: watchScrolling })
    await openMenu(page)
    await page.getByRole('banner').getByRole('link', { name: 'Usluge' }).click()
    await restsBelow(page, 'services', 80)
    expect(await page.evaluate(() => (window as unknown as { passed: number[] }).passed.length)).toBeLessThan(3)
  })

  test('going back and forward restores the position', async ({ site }) => {
    const page = await site.visit('/cjenik', { reducedMotion: 'no-preference' })
    await scrollTo(page, 700)
    await isNoted(page, 700)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Franšiza' }).dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1, name: /centar Biorezonance/ })).toBeVisible()
    await rests(page, 0)
    await scrollTo(page, 1100)
    await isNoted(page, 1100)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible()
    await rests(page, 700)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: /centar Biorezonance/ })).toBeVisible()
    await rests(page, 1100)
  })

  test('a reload restores the position', async ({ site }) => {
    site.forgive(/^Failed to load resource/)
    // The font moves the text, and may arrive late or in time: here it never arrives.
    const page = await site.visit('/cjenik', {
      prepare: (opened) => opened.route(/\.woff2$/, (route) => route.abort()),
    })
    await scrollTo(page, 700)
    await page.reload()
    await hydrated(page)
    await rests(page, 700)
  })
})
