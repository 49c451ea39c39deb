import type { Page } from '@playwright/test'
import { desktop, markDocument, openMenu } from '../support/visitors.js'
import { expect, test } from './fixtures.js'

const HOVER_DELAY_MS = 100

test.describe('the header', () => {
  const header = (page: Page) => page.getByRole('banner')
  const links = (page: Page) =>
    header(page)
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, decodeURI(link.getAttribute('href')!)]))
  const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)

  test('on home leads to its sections and to the other pages', async ({ site }) => {
    const page = await site.visit('/', { viewport: desktop })
    expect(await links(page)).toEqual([
      ['Početna', '#top'],
      ['O nama', '#about'],
      ['Usluge', '#services'],
      ['Cjenik', '/cjenik'],
      ['Kontakt', '/kontakt'],
      ['Franšiza', '/franšiza'],
      ['Blog', '/blog'],
      ['Pokloni', '/trgovina#voucher'],
    ])
    await expect(header(page).getByRole('group', { name: 'Jezik' }).getByRole('link')).toHaveText([
      'Hrvatski',
      'English',
    ])
  })

  test('elsewhere leads home, and to the three services', async ({ site }) => {
    const page = await site.visit('/blog', { viewport: desktop, language: 'en' })
    await header(page).getByRole('button', { name: 'Services' }).click()
    expect(await links(page)).toEqual([
      ['Home', '/'],
      ['Food intolerance testing', '/intolerancija-na-hranu'],
      ['Functional screening', '/funkcionalno-testiranje'],
      ['Bioresonance procedure', '/biorezonanca-postupak'],
      ['Price list', '/cjenik'],
      ['Contact', '/kontakt'],
      ['Franchise', '/franšiza'],
      ['Blog', '/blog'],
      ['Gifts', '/trgovina#voucher'],
    ])
  })

  test('stays where it is, and changes after 10 px', async ({ site }) => {
    const page = await site.visit('/', { viewport: desktop })
    const isScrolled = () => header(page).evaluate((element) => 'scrolled' in element.dataset)
    await scrollTo(page, 10)
    await page.waitForFunction(() => scrollY === 10)
    expect(await isScrolled()).toBe(false)
    await scrollTo(page, 11)
    await expect(page.locator('header[data-scrolled]').first()).toBeVisible()
    await scrollTo(page, 2000)
    expect((await header(page).boundingBox())!.y).toBe(0)
    await scrollTo(page, 10)
    await expect(page.locator('header:not([data-scrolled])').first()).toBeVisible()
  })

  for (const [address, name] of [
    ['/', 'Početna'],
    ['/pricelist', 'Cjenik'],
    ['/intolerancija-na-hranu', 'Testiranje intolerancije na hranu'],
  ] as const) {
    test(`marks the current page: ${address}`, async ({ site }) => {
      const page = await site.visit(address, { viewport: desktop })
      expect(
        await header(page)
          .locator('[aria-current=page]')
          .evaluateAll((all) => all.map(({ textContent }) => textContent)),
      ).toEqual([name])
    })
  }

  for (const current of ['[aria-current=page], [data-current]', '[role=tab][aria-selected=true]'] as const) {
    test(`and its pages tell what is current in the colours of the reader, too: ${current}`, async ({ site }) => {
      const page = await site.visit('/funkcionalno-testiranje', { viewport: desktop, forcedColors: 'active' })
      const ground = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(await ground(current)).not.toBe(
        await ground('nav a:not([aria-current]), [role=tab]:not([aria-selected=true])'),
      )
    })
  }

  test('holds all of its items in the window when letters are twice as large', async ({ site }) => {
    const page = await site.visit('/blog', { viewport: { width: 1280, height: 900 } })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await openMenu(page)
    for (const link of await header(page).getByRole('link').all()) {
      const { x, width } = (await link.boundingBox())!
      expect(x >= 0 && x + width <= 1280).toBe(true)
    }
  })

  test.describe('has the services in a menu', () => {
    const services = (page: Page) => header(page).getByRole('button', { name: 'Usluge' })
    const isOpen = async (page: Page) => (await services(page).getAttribute('aria-expanded')) === 'true'
    const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

    test('that opens when the pointer has rested on it for 100 ms, and closes when it has been away as long', async ({
      site,
    }) => {
      const page = await site.visit('/blog', { viewport: desktop, prepare: (opened) => opened.clock.install() })
      await page.clock.pauseAt(Date.now() + 60_000)
      await services(page).hover()
      await page.clock.runFor(HOVER_DELAY_MS - 1)
      expect(await isOpen(page)).toBe(false)
      await page.clock.runFor(1)
      expect(await isOpen(page)).toBe(true)
      await page.mouse.move(700, 600)
      await page.clock.runFor(HOVER_DELAY_MS - 1)
      expect(await isOpen(page)).toBe(true)
      await page.clock.runFor(1)
      expect(await isOpen(page)).toBe(false)
      // Only passing by opens nothing.
      await services(page).hover()
      await page.clock.runFor(HOVER_DELAY_MS / 2)
      await page.mouse.move(700, 600)
      await page.clock.runFor(1000)
      expect(await isOpen(page)).toBe(false)
    })

    test('that a press keeps open when the pointer has opened it on its way, and the next one closes', async ({
      site,
    }) => {
      const page = await site.visit('/blog', { viewport: desktop })
      await services(page).hover()
      await expect(page.locator('[aria-controls=services-menu][aria-expanded=true]').first()).toBeVisible()
      await services(page).click()
      expect(await isOpen(page)).toBe(true)
      await services(page).click()
      expect(await isOpen(page)).toBe(false)
    })

    test('whose items the pointer reaches', async ({ site }) => {
      const page = await site.visit('/blog', { viewport: desktop })
      await services(page).hover()
      await expect(page.locator('[aria-controls=services-menu][aria-expanded=true]').first()).toBeVisible()
      const isSameDocument = await markDocument(page)
      await header(page).getByRole('link', { name: 'Postupak biorezonance' }).click()
      await page.waitForURL('**/biorezonanca-postupak')
      await expect(page.locator('[aria-controls=services-menu][aria-expanded=false]').first()).toBeVisible()
      expect(await isSameDocument()).toBe(true)
    })

    for (const key of ['Enter', 'Space'] as const) {
      test(`that the ${key} key opens and closes`, async ({ site }) => {
        const page = await site.visit('/blog', { viewport: desktop })
        await services(page).focus()
        await page.keyboard.press(key)
        expect(await isOpen(page)).toBe(true)
        await page.keyboard.press(key)
        expect(await isOpen(page)).toBe(false)
      })
    }

    test('that the arrow keys open and walk through, and Escape leaves', async ({ site }) => {
      const page = await site.visit('/blog', { viewport: desktop })
      const focusOn = (text: string) =>
        page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, text)
      await services(page).focus()
      await page.keyboard.press('ArrowDown')
      expect(await isOpen(page)).toBe(true)
      await focusOn('Testiranje intolerancije na hranu')
      await page.keyboard.press('ArrowDown')
      await focusOn('Funkcionalno testiranje')
      await page.keyboard.press('ArrowUp')
      await focusOn('Testiranje intolerancije na hranu')
      await page.keyboard.press('Escape')
      expect(await isOpen(page)).toBe(false)
      expect(await focused(page)).toBe('Usluge')
    })

    test('that Tab walks through, and closes by leaving', async ({ site }) => {
      const page = await site.visit('/blog', { viewport: desktop })
      await services(page).focus()
      await page.keyboard.press('Enter')
      for (const name of ['Testiranje intolerancije na hranu', 'Funkcionalno testiranje', 'Postupak biorezonance']) {
        await page.keyboard.press('Tab')
        expect(await focused(page)).toBe(name)
        expect(await isOpen(page)).toBe(true)
      }
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Cjenik')
      expect(await isOpen(page)).toBe(false)
      // Closed, it is passed over.
      await page.keyboard.press('Shift+Tab')
      expect(await focused(page)).toBe('Usluge')
    })

    test('that a finger opens', async ({ site }) => {
      const page = await site.visit('/blog', { viewport: desktop, hasTouch: true })
      await services(page).tap()
      expect(await isOpen(page)).toBe(true)
    })
  })

  test.describe('on a phone', () => {
    const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Izbornik' })
    const menu = (page: Page) => page.locator('#menu')

    test('has its links in a menu that closes on navigation', async ({ site }) => {
      const page = await site.visit('/cjenik')
      await expect(menu(page)).toBeHidden()
      await openMenu(page)
      // The three services are there without another step.
      await expect(menu(page).getByRole('link', { name: 'Funkcionalno testiranje' })).toBeVisible()
      await menu(page).getByRole('link', { name: 'Kontakt' }).click()
      await page.waitForURL('**/kontakt')
      await expect(menu(page)).toBeHidden()
      // Also when it is the browser that navigates.
      await openMenu(page)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible()
      await expect(menu(page)).toBeHidden()
    })

    test('closes the menu also for a section of the same page', async ({ site }) => {
      const page = await site.visit('/')
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'O nama' }).click()
      await expect(menu(page)).toBeHidden()
    })

    test('opens and closes the menu by keyboard, and takes focus back', async ({ site }) => {
      const page = await site.visit('/cjenik')
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Početna')
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(toggle(page)).toBeFocused()
    })

    test('closes the menu when focus leaves it', async ({ site }) => {
      const page = await site.visit('/cjenik')
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await menu(page).getByRole('link', { name: 'English' }).focus()
      await page.keyboard.press('Tab')
      await expect(menu(page)).toBeHidden()
    })
  })
})
