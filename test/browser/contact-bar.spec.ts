import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility.js'
import { walk } from '../support/keyboard.js'
import { shifts, watchShifts } from '../support/layout-shifts.js'
import { desktop, holdBack, phone } from '../support/visitors.js'
import { networkQuiet } from '../support/browser.js'
import { expect, test } from './fixtures.js'

const services = ['/intolerancija-na-hranu', '/funkcionalno-testiranje', '/biorezonanca-postupak']
const zagreb = /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Ozaljska/
const withoutScripts = { javaScriptEnabled: false }

test.describe('on a phone, at the bottom of the window,', () => {
  test.use({ ownSite: {} })

  const bar = (page: Page) => page.getByRole('navigation', { name: 'Brzi kontakt' })
  const addresses = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.replace(/(destination=\w+).*/, '$1')))
  const topOf = async (page: Page) => (await bar(page).boundingBox())!.y
  const pastTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

  for (const [options] of [[{}], [withoutScripts]] as const) {
    test(`the page of a location lets it be called, found and asked from wherever one is: ${JSON.stringify(options)}`, async ({
      admin,
    }) => {
      const page = await admin.visit('/lokacija/zagreb', options)
      for (const scroll of [() => Promise.resolve(), () => pastTheEnd(page)]) {
        await scroll()
        const { x, y, width, height } = (await bar(page).boundingBox())!
        expect([x, width, y + height]).toEqual([0, phone.width, phone.height])
      }
      const links = bar(page).getByRole('link')
      expect(await links.allInnerTexts()).toEqual([
        expect.stringMatching(/^Nazovite\s+centar Zagreb$/),
        expect.stringMatching(/^Put\s+centar Zagreb \(otvara se u novoj kartici\)$/),
        expect.stringMatching(/^Upit\s+centar Zagreb$/),
      ])
      const [call, way, ask] = await addresses(links)
      expect([call, ask]).toEqual(['tel:+38515550130', '/kontakt?location=zagreb#contact'])
      expect(way).toMatch(zagreb)
      for (const link of await links.all()) {
        const { width, height } = (await link.boundingBox())!
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      }
    })
  }

  for (const address of services) {
    test(`${address} calls the chain, and shows all locations, until one was found`, async ({ admin }) => {
      const page = await admin.visit(address)
      const links = bar(page).getByRole('link')
      const [call, way, ask] = await addresses(links)
      expect([call, way]).toEqual(['tel:+38515550100', '/kontakt#locations'])
      expect(ask).toMatch(/^\/kontakt\?subject=\w+#contact$/)
      await page.goto('/lokacija/zagreb')
      await page.waitForFunction(() => sessionStorage.getItem('location') === 'zagreb')
      await page.goto(address)
      await expect(bar(page).getByRole('link', { name: 'Nazovite centar Zagreb' })).toBeVisible()
      expect(await addresses(links)).toEqual(['tel:+38515550130', expect.stringMatching(zagreb), ask])
      await links.last().click()
      await page.waitForURL(/kontakt\?subject=/)
      await page.waitForFunction(
        () => document.querySelector<HTMLSelectElement>('#contact-location')?.value === 'zagreb',
      )
    })
  }

  test('it is as it was in the HTML before a script comes, and nothing moves', async ({ admin }) => {
    const page = await admin.visit('/food-intolerance', {
      script: watchShifts,
      prepare: async (opened) => {
        const letGo = await holdBack(opened, '**/*.js')
        void bar(opened)
          .waitFor()
          .then(() => letGo())
      },
    })
    expect(await shifts(page)).toEqual([])
  })

  test('an icon that is painted before its label has come stays where it is', async ({ admin }) => {
    const page = await admin.visit('/lokacija/zagreb', withoutScripts)
    const icons = bar(page).locator('svg')
    const places = () => icons.evaluateAll((found) => found.map((icon) => icon.getBoundingClientRect().y))
    const whole = await places()
    expect(whole.length).toBeGreaterThan(2)
    await bar(page)
      .getByRole('link')
      .evaluateAll((links) => links.forEach((link) => link.replaceChildren(link.querySelector('svg')!)))
    expect(await places()).toEqual(whole)
  })

  for (const address of ['/lokacija/zagreb', ...services] as const) {
    test(`it hides neither the end of ${address} nor what has focus`, async ({ admin }) => {
      const page = await admin.visit(address)
      await pastTheEnd(page)
      const last = (await page.getByRole('contentinfo').boundingBox())!
      expect(Math.floor(last.y + last.height)).toBeLessThanOrEqual(await topOf(page))
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const { faults, visited, expected } = await walk(page, key)
        expect(faults).toEqual([])
        expect(visited).toEqual(expected)
      }
    })
  }

  test('it gives way to the question about cookies, which stands in the page where there are no scripts', async ({
    admin,
  }) => {
    const page = await admin.visit('/lokacija/zagreb', { undecided: true })
    await expect(bar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Ne prihvaćam' }).click()
    await expect(bar(page)).toBeVisible()
    const plain = await admin.visit('/lokacija/zagreb', { undecided: true, ...withoutScripts })
    await expect(bar(plain)).toBeVisible()
  })

  for (const viewport of [phone, { width: 700, height: 900 }] as const) {
    test(`toasts stand above it: ${JSON.stringify(viewport)}`, async ({ admin }) => {
      admin.forgive(/^Failed to load resource|Failed to fetch/)
      const page = await admin.visit('/lokacija/zagreb', { viewport })
      await networkQuiet(page)
      await page.context().setOffline(true)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
      const close = page.getByRole('button', { name: 'Zatvorite obavijest' })
      await expect(close).toBeVisible()
      const { y, height } = (await close.boundingBox())!
      expect(y + height).toBeLessThan(await topOf(page))
    })
  }

  for (const [name, address, viewport] of [
    ['a desktop', '/lokacija/zagreb', desktop],
    ['a phone on its side', '/lokacija/zagreb', { width: 844, height: 390 }],
    ['a window as low as a keyboard leaves it', '/lokacija/zagreb', { width: 390, height: 420 }],
    ['a page of what is no location', '/lokacija/split', phone],
  ] as const) {
    test(`it is not on ${name}`, async ({ admin }) => {
      const page = await admin.visit(address, { viewport })
      await expect(bar(page)).toBeHidden()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).paddingBlockEnd)).toBe('0px')
    })
  }

  test('it is not printed', async ({ admin }) => {
    const page = await admin.visit('/lokacija/zagreb')
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
  })

  for (const language of ['hr', 'en'] as const) {
    test(`axe finds nothing amiss with it: ${language}`, async ({ admin }) => {
      const page = await admin.visit('/lokacija/zagreb', { language })
      for (const address of ['/lokacija/zagreb', '/food-intolerance']) {
        await page.goto(address)
        await expect(
          page.getByRole('navigation', { name: language === 'hr' ? 'Brzi kontakt' : 'Quick contact' }),
        ).toBeVisible()
        expect(await accessibilityFaults(page)).toEqual([])
      }
    })
  }

  test('WhatsApp and Viber stand beside, where the owner has entered a number', async ({ admin }) => {
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
    for (const width of [320, 390]) {
      const page = await admin.visit('/lokacija/dubrovnik', { viewport: { width, height: 700 } })
      const links = bar(page).getByRole('link')
      expect((await addresses(links)).slice(3)).toEqual([
        'https://wa.me/385915550101',
        'viber://chat?number=%2B385915550102',
      ])
      await expect(links.last()).toHaveText(/^Viber\s+centar Dubrovnik \(otvara se aplikacija Viber\)$/, {
        useInnerText: true,
      })
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
