import type { Page } from '@playwright/test'
import { hydrated } from '../../support/browser.js'
import {
  desktop,
  holdBack,
  markDocument,
  openMenu,
  reflowFaults,
  setTextSize,
  spaceText,
} from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const HOVER_DELAY_MS = 100

/** Phones, a laptop at 200 % zoom, tablets, laptops, and both sides of every breakpoint of the header. */
const widths = [320, 360, 375, 389, 390, 639, 640, 683, 767, 768, 895, 896, 1024, 1247, 1248, 1311, 1312, 1440]
/** On a narrower phone, the menu and the bar at the bottom have the telephone number. */
const PHONE_ICON_FROM = 390

test.describe('the header', () => {
  const header = (page: Page) => page.getByRole('banner')
  const links = (page: Page) =>
    header(page)
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, decodeURI(link.getAttribute('href')!)]))
  const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)

  test('on home links the sections of the page and the other pages, stays on top and changes after 10 px of scrolling', async ({
    site,
  }) => {
    const page = await site.visit('/', { viewport: desktop })
    expect(await links(page)).toEqual([
      ['Početna', '#top'],
      ['O nama', '#about'],
      ['Usluge', '#services'],
      ['Cjenik', '/cjenik'],
      ['Kontakt', '/kontakt'],
      ['Franšiza', '/franšiza'],
      ['Blog', '/blog'],
      ['Trgovina', '/trgovina'],
    ])
    await header(page).getByRole('button', { name: 'Popis usluga' }).click()
    expect((await links(page)).slice(3, 6)).toEqual([
      ['Testiranje intolerancije na hranu', '/intolerancija-na-hranu'],
      ['Funkcionalno testiranje', '/funkcionalno-testiranje'],
      ['Postupak biorezonance', '/biorezonanca-postupak'],
    ])
    await page.keyboard.press('Escape')

    const isScrolled = () => header(page).evaluate((element) => 'scrolled' in element.dataset)
    await scrollTo(page, 10)
    await page.waitForFunction(() => scrollY === 10)
    expect(await isScrolled()).toBe(false)
    await scrollTo(page, 11)
    await expect(header(page)).toHaveAttribute('data-scrolled')
    await scrollTo(page, 2000)
    expect((await header(page).boundingBox())!.y).toBe(0)
    await scrollTo(page, 10)
    await expect(header(page)).not.toHaveAttribute('data-scrolled')
  })

  test('on other pages links home and the three services', async ({ site }) => {
    const page = await site.visit('/blog', { viewport: desktop, language: 'en' })
    await header(page).getByRole('button', { name: 'Services' }).click()
    expect(await links(page)).toEqual([
      ['Home', '/?lang=en'],
      ['Food intolerance testing', '/food-intolerance?lang=en'],
      ['Functional screening', '/functional-screening?lang=en'],
      ['Bioresonance procedure', '/bioresonance-procedure?lang=en'],
      ['Price list', '/pricelist?lang=en'],
      ['Contact', '/contact?lang=en'],
      ['Franchise', '/franchise?lang=en'],
      ['Blog', '/blog?lang=en'],
      ['Shop', '/shop?lang=en'],
    ])
  })

  test('marks the current page', async ({ site }) => {
    const page = await site.newPage({ viewport: desktop })
    for (const [address, name] of [
      ['/', 'Početna'],
      ['/pricelist', 'Cjenik'],
      ['/intolerancija-na-hranu', 'Testiranje intolerancije na hranu'],
    ] as const) {
      await page.goto(address)
      await hydrated(page)
      const current = await header(page)
        .locator('[aria-current=page]')
        .evaluateAll((all) => all.map(({ textContent }) => textContent))
      expect.soft(current, address).toEqual([name])
    }
  })

  test('marks the current item, like tabs do, in forced colours', async ({ site }) => {
    const page = await site.visit('/funkcionalno-testiranje', { viewport: desktop, forcedColors: 'active' })
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    const other = await ground('nav a:not([aria-current]), [role=tab]:not([aria-selected=true])')
    for (const current of ['[aria-current=page], [data-current]', '[role=tab][aria-selected=true]'])
      expect.soft(await ground(current), current).not.toBe(other)
  })

  for (const language of ['hr', 'en'] as const) {
    test(`shows telephone, appointment, language and menu in one row at every width in ${language}`, async ({
      site,
    }) => {
      const page = await site.visit('/', { language })
      /** Visible links and buttons of the bar, from left to right. */
      const controls = () =>
        header(page).evaluate((element) =>
          [...element.querySelectorAll<HTMLElement>('a, button')]
            .filter((control) => control.checkVisibility({ visibilityProperty: true }))
            .map((control) => {
              const { left, right, top, height } = control.getBoundingClientRect()
              return { name: control.innerText.trim(), left, right, top, height }
            })
            .sort((one, other) => one.left - other.left),
        )
      const expectOneRow = async (width: number, what: string) => {
        const height = (await header(page).boundingBox())!.height
        const all = await controls()
        for (const [place, { name, left, right, top, height: own }] of all.entries()) {
          const about = `${name} at ${width} px${what}`
          expect.soft(left, about).toBeGreaterThanOrEqual(place > 0 ? all[place - 1]!.right - 0.5 : 0)
          expect.soft(right, about).toBeLessThanOrEqual(width)
          expect.soft(top, about).toBeGreaterThanOrEqual(0)
          expect.soft(top + own, about).toBeLessThanOrEqual(height)
          expect.soft(own, about).toBeGreaterThanOrEqual(43.9)
          expect.soft(right - left, about).toBeGreaterThanOrEqual(24)
        }
      }
      /** Returns how much of the name is in sight: it wraps below the bar where it has no room. */
      const name = () =>
        header(page)
          .getByText('Biorezonanca', { exact: true })
          .first()
          .evaluate((element) => {
            const [box, bar] = [element, element.parentElement!].map((each) => each.getBoundingClientRect())
            return box!.bottom <= bar!.bottom ? 'whole' : box!.top > bar!.bottom - 1 ? 'hidden' : 'cut'
          })
      const call = header(page).locator('a[href^="tel:"]')
      const book = header(page).getByRole('link', {
        name: /^(Termin|Rezervirajte termin|Visit|Book an appointment)$/,
      })
      const other = header(page).getByRole('link', { name: language === 'hr' ? 'English' : 'Hrvatski' })
      for (const spaced of [false, true]) {
        if (spaced) await spaceText(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: width === 683 ? 384 : 800 })
          await expectOneRow(width, spaced ? ', with spaced text' : '')
          const actions = width < PHONE_ICON_FROM ? [book, other] : [call.filter({ visible: true }), book, other]
          for (const action of actions) await expect.soft(action).toBeInViewport()
          const expected = spaced || width < 360 ? /^(whole|hidden)$/ : /^whole$/
          expect.soft(await name(), `name at ${width} px${spaced ? ', with spaced text' : ''}`).toMatch(expected)
          await expect(header(page).getByRole('button', { name: /^(Izbornik|Menu)$/ })).toBeVisible({
            visible: width < 1248,
          })
        }
      }
    })
  }

  for (const language of ['hr', 'en'] as const) {
    test(`offers the languages by their visible names at every width, and fits when text is twice as large, in ${language}`, async ({
      site,
    }) => {
      const page = await site.visit('/', { language })
      const names = () =>
        header(page)
          .getByRole('group', { name: language === 'hr' ? 'Jezik' : 'Language' })
          .evaluate((group) => (group as HTMLElement).innerText.split(/\s+/).filter(Boolean))
      const both = ['Hrvatski', 'English']
      const other = [language === 'hr' ? 'English' : 'Hrvatski']
      for (const [width, expected] of [
        [320, other],
        [390, other],
        [768, both],
        [1024, both],
        [1248, other],
        [1280, other],
        [1312, both],
        [1440, both],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await names(), `${width} px`).toEqual(expected)
      }
      await setTextSize(page, 200)
      for (const width of [640, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await reflowFaults(page), `200 % on ${width} px`).toEqual([])
      }
      await openMenu(page)
      for (const link of await header(page).getByRole('link').all()) {
        const box = (await link.boundingBox())!
        expect.soft(box.x >= 0 && box.x + box.width <= 1440, (await link.textContent())!).toBe(true)
      }
    })
  }

  test('calls the chain, or the location that the visitor has found, by an icon on a phone and a number on a desktop', async ({
    site,
  }) => {
    const page = await site.visit('/')
    const call = header(page).locator('a[href^="tel:"]').filter({ visible: true })
    await expect(call).toHaveAccessibleName('Nazovite: +385 1 555 0100')
    const { width, height } = (await call.boundingBox())!
    expect([width, height]).toEqual([44, 44])
    await page.goto('/lokacija/dubrovnik')
    await expect(call).toHaveAccessibleName(/^Nazovite centar Dubrovnik: \+385 20 /)
    await page.waitForFunction(() => sessionStorage.getItem('location') === 'dubrovnik')
    await page.goto('/contact?lang=en')
    await expect(call).toHaveAccessibleName(/^Call the Dubrovnik centre: \+385 20 /)
    await page.setViewportSize(desktop)
    await expect(call.getByText('+385 20 ')).toBeInViewport()
  })

  test('leads to the free times, of the page’s service or location if it has one, on the request form, too', async ({
    site,
  }) => {
    const page = await site.newPage({ javaScriptEnabled: false, viewport: desktop })
    const book = header(page).getByRole('link', { name: 'Rezervirajte termin' })
    for (const [address, target] of [
      ['/blog', '/rezervacija'],
      ['/lokacija/zagreb', '/rezervacija?location=zagreb'],
      ['/lokacija/split', '/rezervacija'],
      ['/biorezonanca-postupak', '/rezervacija?service=Postupak+biorezonance'],
    ] as const) {
      await page.goto(address)
      expect.soft(await book.getAttribute('href'), address).toBe(target)
    }
    await page.goto('/zatra%C5%BEi-termin')
    await expect(book).toHaveAttribute('href', '/rezervacija')
    await page.goto('/rezervacija')
    await expect(book).toHaveAttribute('aria-current', 'page')
  })

  test('keeps the closed menus invisible when a breakpoint is crossed', async ({ site }) => {
    const page = await site.visit('/blog', { viewport: desktop, reducedMotion: 'no-preference' })
    await page.evaluate(() => {
      const faded: string[] = []
      Object.assign(window, { faded })
      document.addEventListener('transitionrun', ({ target }) => {
        const { id } = target as Element
        if (id === 'menu' || id === 'services-menu') faded.push(id)
      })
    })
    for (const width of [1024, 1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
    expect(await page.evaluate(() => (window as unknown as { faded: string[] }).faded)).toEqual([])
  })

  test.describe('menu of services', () => {
    const services = (page: Page) => header(page).getByRole('button', { name: 'Usluge' })
    const isOpen = async (page: Page) => (await services(page).getAttribute('aria-expanded')) === 'true'
    const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

    test('opens after the pointer has rested on it for 100 ms, and closes 100 ms after the pointer has left', async ({
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
      // A pointer that passes by opens nothing.
      await services(page).hover()
      await page.clock.runFor(HOVER_DELAY_MS / 2)
      await page.mouse.move(700, 600)
      await page.clock.runFor(1000)
      expect(await isOpen(page)).toBe(false)
    })

    test('stays open by a click after the pointer opened it, closes by a second click, and lets the pointer reach its items', async ({
      site,
    }) => {
      const page = await site.visit('/blog', { viewport: desktop })
      await services(page).hover()
      await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
      await services(page).click()
      expect(await isOpen(page)).toBe(true)
      await services(page).click()
      expect(await isOpen(page)).toBe(false)

      await page.mouse.move(700, 600)
      await services(page).hover()
      await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
      const isSameDocument = await markDocument(page)
      await header(page).getByRole('link', { name: 'Postupak biorezonance' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Postupak biorezonance' })).toBeVisible()
      await expect(services(page)).toHaveAttribute('aria-expanded', 'false')
      expect(await isSameDocument()).toBe(true)
    })

    test('opens by Enter, Space and arrow keys, and closes by Escape and by leaving with Tab', async ({ site }) => {
      const page = await site.visit('/blog', { viewport: desktop })
      const focusOn = (text: string) =>
        page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, text)
      await services(page).focus()
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key)
        expect(await isOpen(page)).toBe(true)
        await page.keyboard.press(key)
        expect(await isOpen(page)).toBe(false)
      }

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

      await page.keyboard.press('Enter')
      for (const name of ['Testiranje intolerancije na hranu', 'Funkcionalno testiranje', 'Postupak biorezonance']) {
        await page.keyboard.press('Tab')
        expect(await focused(page)).toBe(name)
        expect(await isOpen(page)).toBe(true)
      }
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Cjenik')
      expect(await isOpen(page)).toBe(false)
      // The closed menu is skipped.
      await page.keyboard.press('Shift+Tab')
      expect(await focused(page)).toBe('Usluge')
    })

    test('opens by a tap', async ({ site }) => {
      const page = await site.visit('/blog', { viewport: desktop, hasTouch: true })
      await services(page).tap()
      expect(await isOpen(page)).toBe(true)
    })
  })

  test.describe('on a phone', () => {
    const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Izbornik' })
    const menu = (page: Page) => page.locator('#menu')

    test('has a menu of its links that closes on navigation', { tag: '@quick' }, async ({ site }) => {
      const page = await site.visit('/cjenik')
      await expect(menu(page)).toBeHidden()
      await openMenu(page)
      // The three services are there without another step.
      await expect(menu(page).getByRole('link', { name: 'Funkcionalno testiranje' })).toBeVisible()
      await menu(page).getByRole('link', { name: 'Kontakt' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
      await expect(menu(page)).toBeHidden()
      // Also when it is the browser that navigates.
      await openMenu(page)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible()
      await expect(menu(page)).toBeHidden()
    })

    test('begins the menu with the number and the opening status of a location', async ({ site }) => {
      const page = await site.visit('/lokacija/zagreb', {
        prepare: (opened) => opened.clock.setFixedTime('2026-11-23T12:00:00+01:00'),
      })
      await openMenu(page)
      await expect(menu(page).getByRole('link').first()).toHaveAccessibleName('Nazovite centar Zagreb: +385 1 555 0130')
      await expect(menu(page).getByText('Otvoreno, do 20\u00a0h')).toBeVisible()
      await page.goto('/blog?lang=en')
      await page.evaluate(() => sessionStorage.removeItem('location'))
      await page.reload()
      await openMenu(page)
      await expect(menu(page).getByRole('link').first()).toHaveAccessibleName('Call: +385 1 555 0100')
      await expect(menu(page).getByText('Open until 8\u00a0PM')).toBeVisible()
      await expect(menu(page).getByRole('link', { name: 'Hrvatski' })).toHaveCount(0)
    })

    test('keeps the menu open that was opened before the page was hydrated', async ({ site }) => {
      const page = await site.newPage()
      const letGo = await holdBack(page, '**/assets/**/*.js')
      await page.goto('/cjenik', { waitUntil: 'commit' })
      await openMenu(page)
      letGo()
      await hydrated(page)
      await expect(menu(page)).toBeVisible()
      await expect(menu(page).getByText(/^(Otvoreno|Zatvoreno)/)).toBeVisible()
    })

    test('lists the section of services and the three services on home', async ({ site }) => {
      const page = await site.visit('/')
      await openMenu(page)
      const items = await menu(page).getByRole('navigation').getByRole('link').allTextContents()
      expect(items.slice(2, 6)).toEqual([
        'Usluge',
        'Testiranje intolerancije na hranu',
        'Funkcionalno testiranje',
        'Postupak biorezonance',
      ])
      await menu(page).getByRole('link', { name: 'Usluge' }).click()
      await expect(page).toHaveURL(/#services$/)
    })

    test('closes the menu when the window becomes wide enough for its links', async ({ site }) => {
      const page = await site.visit('/')
      await toggle(page).click()
      await expect(menu(page)).toBeVisible()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect.poll(() => menu(page).evaluate((element) => element.matches(':popover-open'))).toBe(false)
      const name = page.getByRole('banner').getByRole('link', { name: 'Biorezonanca', exact: true })
      const brand = await name.boundingBox()
      const link = await menu(page).getByRole('link').first().boundingBox()
      expect(link!.x).toBeGreaterThanOrEqual(brand!.x + brand!.width)
    })

    test('closes the menu when a link leads to a section of the same page', async ({ site }) => {
      const page = await site.visit('/')
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'O nama' }).click()
      await expect(menu(page)).toBeHidden()
    })

    test('opens the menu by keyboard, and closes it by Escape with focus on the button, or when focus leaves', async ({
      site,
    }) => {
      const page = await site.visit('/cjenik')
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(menu(page).getByRole('link', { name: 'Nazovite' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(toggle(page)).toBeFocused()

      await page.keyboard.press('Enter')
      await menu(page).getByRole('link', { name: 'Trgovina' }).focus()
      await page.keyboard.press('Tab')
      await expect(menu(page)).toBeHidden()
    })
  })
})
