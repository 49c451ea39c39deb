import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { hydrated, networkQuiet } from '../../support/browser.js'
import { walk } from '../../support/keyboard.js'
import { shiftedBy, watchShifts } from '../../support/layout-shifts.js'
import { onePerPage } from '../../support/page-table.js'
import { desktop, holdBack, phone } from '../../support/visitors.js'
import { type Admin, expect, test } from '../fixtures.js'

const services = ['/intolerancija-na-hranu', '/funkcionalno-testiranje', '/biorezonanca-postupak']
const zagreb = /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Ozaljska/
const withoutScripts = { javaScriptEnabled: false }

test.describe('the contact bar', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: /^(Brzi kontakt|Quick contact)$/ })
  const addresses = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.replace(/(destination=\w+).*/, '$1')))
  const topOf = async (page: Page) => (await bar(page).boundingBox())!.y
  const pastTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  /** Returns true when no bar is shown and the page reserves no room for one. */
  const isWithoutBar = async (page: Page) =>
    !(await bar(page).isVisible()) &&
    (await page.evaluate(() => getComputedStyle(document.documentElement).paddingBlockEnd)) === '0px'

  for (const [scripts, options] of [
    ['with', {}],
    ['without', withoutScripts],
  ] as const) {
    test(
      `books, calls and shows the way to a location from the bottom of a phone, ${scripts} JavaScript`,
      { tag: scripts === 'with' ? '@quick' : [] },
      async ({ site }) => {
        const page = await site.visit('/lokacija/zagreb', options)
        for (const scroll of [() => Promise.resolve(), () => pastTheEnd(page)]) {
          await scroll()
          const { x, y, width, height } = (await bar(page).boundingBox())!
          expect([x, width, y + height]).toEqual([0, phone.width, phone.height])
        }
        const links = bar(page).getByRole('link')
        expect(await links.allInnerTexts()).toEqual([
          expect.stringMatching(/^Termin\s+u centru Zagreb$/),
          expect.stringMatching(/^Nazovite\s+centar Zagreb$/),
          expect.stringMatching(/^Kako doći\s+do centra Zagreb \(otvara se u novoj kartici\)$/),
        ])
        const [book, call, way] = await addresses(links)
        expect([book, call]).toEqual(['/rezervacija?location=zagreb', 'tel:+38515550130'])
        expect(way).toMatch(zagreb)
        for (const link of await links.all()) {
          const { width, height } = (await link.boundingBox())!
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
        }
      },
    )
  }

  test('is on every public page, without its appointment where the form is', async ({ site }) => {
    site.forgive(/status of 404/)
    const page = await site.newPage(withoutScripts)
    for (const address of [...onePerPage, '/lokacija/split', '/no-such-page']) {
      await page.goto(address)
      const names = (await bar(page).getByRole('link').allInnerTexts()).map((text) => text.split(/\s{2,}|\n/)[0])
      const all = ['Termin', 'Nazovite', 'Kako doći']
      expect
        .soft(names, address)
        .toEqual(['/zatra%C5%BEi-termin', '/rezervacija'].includes(address) ? all.slice(1) : all)
    }
  })

  test('calls the chain and links all locations until the visitor finds one', async ({ site }) => {
    const page = await site.newPage()
    const links = bar(page).getByRole('link')
    const booking = new Map<string, string>()
    for (const address of [...services, '/blog']) {
      await page.goto(address)
      const [book, call, way] = await addresses(links)
      expect([call, way]).toEqual(['tel:+38515550100', '/kontakt#locations'])
      expect(book).toMatch(address === '/blog' ? /^\/rezervacija$/ : /^\/rezervacija\?service=\w+/)
      booking.set(address, book!)
    }
    await page.goto('/lokacija/zagreb')
    await page.waitForFunction(() => sessionStorage.getItem('location') === 'zagreb')
    for (const [address, book] of booking) {
      await test.step(address, async () => {
        await page.goto(address)
        await expect(bar(page).getByRole('link', { name: 'Nazovite centar Zagreb' })).toBeVisible()
        const there = `${book}${book.includes('?') ? '&' : '?'}location=zagreb`
        expect(await addresses(links)).toEqual([there, 'tel:+38515550130', expect.stringMatching(zagreb)])
      })
    }
    await bar(page).getByRole('link', { name: 'Termin u centru Zagreb' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Odaberite uslugu' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Promijenite centar' })).toBeVisible()
  })

  test('is in the HTML before a script arrives, and nothing moves when scripts arrive', async ({ site }) => {
    const page = await site.visit('/food-intolerance', {
      script: watchShifts,
      prepare: async (opened) => {
        const letGo = await holdBack(opened, '**/*.js')
        void bar(opened)
          .waitFor()
          .then(() => letGo())
      },
    })
    expect(await shiftedBy(page)).toBeLessThan(0.001) // a label is narrower in the font
  })

  test('keeps an icon in its place that is painted before its label', async ({ site }) => {
    const page = await site.visit('/lokacija/zagreb', withoutScripts)
    const icons = bar(page).locator('svg')
    const places = () => icons.evaluateAll((found) => found.map((icon) => icon.getBoundingClientRect().y))
    const whole = await places()
    expect(whole.length).toBeGreaterThan(2)
    await bar(page)
      .getByRole('link')
      .evaluateAll((links) => links.forEach((link) => link.replaceChildren(link.querySelector('svg')!)))
    expect(await places()).toEqual(whole)
  })

  test('covers neither the end of a page nor the element in focus', async ({ site }) => {
    test.setTimeout(240_000)
    const page = await site.newPage()
    for (const address of ['/', '/intolerancija-na-hranu', '/lokacija/zagreb', '/kontakt']) {
      await test.step(address, async () => {
        await page.goto(address)
        await hydrated(page)
        const barTop = await topOf(page)
        // The page grows while its last sections are laid out: then its end is further down.
        await expect(async () => {
          await pastTheEnd(page)
          const last = (await page.getByRole('contentinfo').boundingBox())!
          expect(Math.floor(last.y + last.height)).toBeLessThanOrEqual(barTop)
        }).toPass({ timeout: 10_000 })
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          const { faults, visited, expected } = await walk(page, key)
          expect(faults).toEqual([])
          expect(visited).toEqual(expected)
        }
      })
    }
  })

  test('is hidden while the cookie banner covers its place, and shown where the banner is in the page', async ({
    site,
  }) => {
    const page = await site.visit('/lokacija/zagreb', { undecided: true })
    expect(await bar(page).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Ne prihvaćam' }).click()
    await expect(bar(page)).toBeVisible()
    const plain = await site.visit('/lokacija/zagreb', { undecided: true, ...withoutScripts })
    await expect(bar(plain)).toBeVisible()
  })

  for (const viewport of [phone, { width: 700, height: 900 }] as const) {
    test(`stays below toasts in a window ${viewport.width} px wide`, async ({ site }) => {
      site.forgive(/^Failed to load resource|Failed to fetch/)
      const page = await site.visit('/lokacija/zagreb', { viewport })
      await networkQuiet(page)
      await page.context().setOffline(true)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
      const close = page.getByRole('button', { name: 'Zatvorite obavijest' })
      await expect(close).toBeVisible()
      const { y, height } = (await close.boundingBox())!
      expect(y + height).toBeLessThan(await topOf(page))
    })
  }

  test('is left out of wide and low windows, and of print', async ({ site }) => {
    const page = await site.visit('/lokacija/zagreb', { viewport: desktop })
    for (const [window, viewport] of [
      ['a desktop', desktop],
      ['a phone in landscape', { width: 844, height: 390 }],
      ['a window as low as an on-screen keyboard leaves it', { width: 390, height: 420 }],
    ] as const) {
      await page.setViewportSize(viewport)
      expect.soft(await isWithoutBar(page), window).toBe(true)
    }
    await page.setViewportSize(phone)
    await expect(bar(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect.soft(await bar(page).isVisible(), 'print').toBe(false)
  })

  test('has no fault that axe finds, in both languages', async ({ site }) => {
    const page = await site.newPage()
    for (const language of ['hr', 'en']) {
      for (const path of ['/lokacija/zagreb', '/food-intolerance']) {
        await page.goto(`${path}?lang=${language}`)
        await expect(
          page.getByRole('navigation', { name: language === 'hr' ? 'Brzi kontakt' : 'Quick contact' }),
        ).toBeVisible()
        expect.soft(await accessibilityFaults(page), `${path} in ${language}`).toEqual([])
      }
    }
  })

  test.describe('of a location with numbers of messengers', () => {
    /** The site is shared: later tests expect the location as it was. */
    const removeNumbers = async (admin: Admin) => {
      const items = await admin.ask<{ id: string; version: number; slug: string; content: Record<string, unknown> }[]>(
        'GET',
        '/api/admin/content/locations',
      )
      const { id, version, content } = items.find(({ slug }) => slug === 'dubrovnik')!
      const without = { ...content, whatsapp: undefined, viber: undefined }
      await admin.ask('PUT', `/api/admin/content/locations/${id}`, without, { 'If-Match': `"${version}"` })
    }
    test.afterEach(({ admin }) => removeNumbers(admin))

    test('links WhatsApp and Viber once the owner has entered international numbers', async ({ admin }) => {
      admin.forgive(/422/)
      const editor = await admin.enter('/admin/content/locations', { viewport: phone })
      await editor.getByRole('link', { name: 'Dubrovnik' }).first().click()
      await editor.getByLabel(/^WhatsApp/).fill('091 555 0101')
      await editor.getByRole('button', { name: 'Spremi' }).click()
      await expect(editor.getByText('Upišite broj s pozivnim brojem države')).toBeVisible()
      await editor.getByLabel(/^WhatsApp/).fill('+385 91 555 0101')
      await editor.getByLabel(/^Viber/).fill('+385 91 555 0102')
      const saved = editor.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
      await editor.getByRole('button', { name: 'Spremi' }).click()
      await saved
      const page = await admin.visit('/lokacija/dubrovnik')
      const links = bar(page).getByRole('link')
      expect((await addresses(links)).slice(3)).toEqual([
        'https://wa.me/385915550101',
        'viber://chat?number=%2B385915550102',
      ])
      expect(await links.last().innerText()).toMatch(/^Viber\s+centru Dubrovnik \(otvara se aplikacija Viber\)$/)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 })
        for (const link of await links.all()) {
          const { x, width, right } = await link.evaluate((a) => {
            const words = document.createRange()
            words.selectNodeContents(a.childNodes[1]!)
            const { right } = words.getBoundingClientRect()
            return { ...(a.getBoundingClientRect().toJSON() as DOMRect), right }
          })
          expect(width).toBeGreaterThanOrEqual(44)
          expect(right).toBeLessThanOrEqual(x + width)
        }
        expect(await accessibilityFaults(page)).toEqual([])
      }
    })
  })
})
