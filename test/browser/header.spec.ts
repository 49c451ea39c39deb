import type { Page } from 'playwright-core'
import { desktop, markDocument, openMenu, visitedSite } from '../support/visitors.js'

const HOVER_DELAY_MS = 100

describe('the header', () => {
  const site = visitedSite()

  const header = (page: Page) => page.getByRole('banner')
  const links = (page: Page) =>
    header(page)
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, decodeURI(link.getAttribute('href')!)]))
  const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)

  it('on home leads to its sections and to the other pages', async () => {
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
    expect(await header(page).getByRole('group', { name: 'Jezik' }).getByRole('link').allTextContents()).toEqual([
      'Hrvatski',
      'English',
    ])
  })

  it('elsewhere leads home, and to the three services', async () => {
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

  it('stays where it is, and changes after 10 px', async () => {
    const page = await site.visit('/', { viewport: desktop })
    const isScrolled = () => header(page).evaluate((element) => 'scrolled' in element.dataset)
    await scrollTo(page, 10)
    await page.waitForFunction(() => scrollY === 10)
    expect(await isScrolled()).toBe(false)
    await scrollTo(page, 11)
    await page.waitForSelector('header[data-scrolled]')
    await scrollTo(page, 2000)
    expect((await header(page).boundingBox())!.y).toBe(0)
    await scrollTo(page, 10)
    await page.waitForSelector('header:not([data-scrolled])')
  })

  it.each([
    ['/', 'Početna'],
    ['/pricelist', 'Cjenik'],
    ['/intolerancija-na-hranu', 'Testiranje intolerancije na hranu'],
  ])('marks the current page: %s', async (address, name) => {
    const page = await site.visit(address, { viewport: desktop })
    expect(
      await header(page)
        .locator('[aria-current=page]')
        .evaluateAll((all) => all.map(({ textContent }) => textContent)),
    ).toEqual([name])
  })

  it.each(['[aria-current=page], [data-current]', '[role=tab][aria-selected=true]'])(
    'and its pages tell what is current in the colours of the reader, too: %s',
    async (current) => {
      const page = await site.visit('/funkcionalno-testiranje', { viewport: desktop, forcedColors: 'active' })
      const ground = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(await ground(current)).not.toBe(
        await ground('nav a:not([aria-current]), [role=tab]:not([aria-selected=true])'),
      )
    },
  )

  it('holds all of its items in the window when letters are twice as large', async () => {
    const page = await site.visit('/blog', { viewport: { width: 1280, height: 900 } })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await openMenu(page)
    for (const link of await header(page).getByRole('link').all()) {
      const { x, width } = (await link.boundingBox())!
      expect(x >= 0 && x + width <= 1280).toBe(true)
    }
  })

  describe('has the services in a menu', () => {
    const services = (page: Page) => header(page).getByRole('button', { name: 'Usluge' })
    const isOpen = async (page: Page) => (await services(page).getAttribute('aria-expanded')) === 'true'
    const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

    it('that opens when the pointer has rested on it for 100 ms, and closes when it has been away as long', async () => {
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

    it('that a press keeps open when the pointer has opened it on its way, and the next one closes', async () => {
      const page = await site.visit('/blog', { viewport: desktop })
      await services(page).hover()
      await page.waitForSelector('[aria-controls=services-menu][aria-expanded=true]')
      await services(page).click()
      expect(await isOpen(page)).toBe(true)
      await services(page).click()
      expect(await isOpen(page)).toBe(false)
    })

    it('whose items the pointer reaches', async () => {
      const page = await site.visit('/blog', { viewport: desktop })
      await services(page).hover()
      await page.waitForSelector('[aria-controls=services-menu][aria-expanded=true]')
      const isSameDocument = await markDocument(page)
      await header(page).getByRole('link', { name: 'Postupak biorezonance' }).click()
      await page.waitForURL('**/biorezonanca-postupak')
      await page.waitForSelector('[aria-controls=services-menu][aria-expanded=false]')
      expect(await isSameDocument()).toBe(true)
    })

    it.each(['Enter', 'Space'])('that the %s key opens and closes', async (key) => {
      const page = await site.visit('/blog', { viewport: desktop })
      await services(page).focus()
      await page.keyboard.press(key)
      expect(await isOpen(page)).toBe(true)
      await page.keyboard.press(key)
      expect(await isOpen(page)).toBe(false)
    })

    it('that the arrow keys open and walk through, and Escape leaves', async () => {
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

    it('that Tab walks through, and closes by leaving', async () => {
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

    it('that a finger opens', async () => {
      const page = await site.visit('/blog', { viewport: desktop, hasTouch: true })
      await services(page).tap()
      expect(await isOpen(page)).toBe(true)
    })
  })

  describe('on a phone', () => {
    const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Izbornik' })
    const menu = (page: Page) => page.locator('#menu')

    it('has its links in a menu that closes on navigation', async () => {
      const page = await site.visit('/cjenik')
      expect(await menu(page).isVisible()).toBe(false)
      await openMenu(page)
      // The three services are there without another step.
      await menu(page).getByRole('link', { name: 'Funkcionalno testiranje' }).waitFor()
      await menu(page).getByRole('link', { name: 'Kontakt' }).click()
      await page.waitForURL('**/kontakt')
      await menu(page).waitFor({ state: 'hidden' })
      // Also when it is the browser that navigates.
      await openMenu(page)
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Cjenik' }).waitFor()
      await menu(page).waitFor({ state: 'hidden' })
    })

    it('closes the menu also for a section of the same page', async () => {
      const page = await site.visit('/')
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'O nama' }).click()
      await menu(page).waitFor({ state: 'hidden' })
    })

    it('opens and closes the menu by keyboard, and takes focus back', async () => {
      const page = await site.visit('/cjenik')
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Početna')
      await page.keyboard.press('Escape')
      await menu(page).waitFor({ state: 'hidden' })
      expect(await toggle(page).evaluate((element) => element === document.activeElement)).toBe(true)
    })

    it('closes the menu when focus leaves it', async () => {
      const page = await site.visit('/cjenik')
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await menu(page).getByRole('link', { name: 'English' }).focus()
      await page.keyboard.press('Tab')
      await menu(page).waitFor({ state: 'hidden' })
    })
  })
})
