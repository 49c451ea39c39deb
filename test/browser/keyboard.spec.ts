import type { Page } from 'playwright-core'
import { hydrated } from '../support/browser.js'
import { walk } from '../support/keyboard.js'
import { desktop, openMenu, phone, visitedSite } from '../support/visitors.js'

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

describe('by keyboard alone', () => {
  const site = visitedSite()

  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)

  describe.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('on %s', (_, viewport) => {
    let page: Page
    const open = async (address: string) => {
      await page.goto(address)
      await hydrated(page)
    }

    it.each(pages)('everything of %s is reached in its order, and focus is always in sight', async (address) => {
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
  })

  it('the header is skipped', async () => {
    const page = await site.visit('/cjenik')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Preskočite na sadržaj')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
  })

  it('the menu of a phone is walked through, and left', async () => {
    const page = await site.visit('/cjenik')
    await openMenu(page)
    const { faults, visited, expected } = await walk(page)
    expect(faults).toEqual([])
    expect(visited).toEqual(expected)
  })

  it('the question about cookies has focus when it is asked, and gives it to the page when answered', async () => {
    const page = await site.visit('/cjenik', { undecided: true })
    expect(await page.getByRole('dialog').evaluate((dialog) => dialog === document.activeElement)).toBe(true)
    for (const name of ['Pravila privatnosti', 'O kolačićima', 'Ne prihvaćam', 'Prihvaćam']) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(name)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('content')
  })

  it('a new page is read from its start', async () => {
    const page = await site.visit('/cjenik', { viewport: desktop })
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'content')
  })
})
