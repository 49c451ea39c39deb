import type { Locator, Page } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { adminSite } from '../support/admin-site.js'
import { walk } from '../support/keyboard.js'
import { shifts, watchShifts } from '../support/layout-shifts.js'
import { desktop, holdBack, phone } from '../support/visitors.js'

const services = ['/intolerancija-na-hranu', '/funkcionalno-testiranje', '/biorezonanca-postupak']
const zagreb = /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Ozaljska/
const withoutScripts = { javaScriptEnabled: false }

describe('on a phone, at the bottom of the window,', () => {
  const site = adminSite()

  const bar = (page: Page) => page.getByRole('navigation', { name: 'Brzi kontakt' })
  const addresses = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.replace(/(destination=\w+).*/, '$1')))
  const topOf = async (page: Page) => (await bar(page).boundingBox())!.y
  const pastTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

  it.each([[{}], [withoutScripts]])(
    'the page of a location lets it be called, found and asked from wherever one is: %j',
    async (options) => {
      const page = await site.visit('/lokacija/zagreb', options)
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
    },
  )

  it.each(services)('%s calls the chain, and shows all locations, until one was found', async (address) => {
    const page = await site.visit(address)
    const links = bar(page).getByRole('link')
    const [call, way, ask] = await addresses(links)
    expect([call, way]).toEqual(['tel:+38515550100', '/kontakt#locations'])
    expect(ask).toMatch(/^\/kontakt\?subject=\w+#contact$/)
    await page.goto('/lokacija/zagreb')
    await page.waitForFunction(() => sessionStorage.getItem('location') === 'zagreb')
    await page.goto(address)
    await bar(page).getByRole('link', { name: 'Nazovite centar Zagreb' }).waitFor()
    expect(await addresses(links)).toEqual(['tel:+38515550130', expect.stringMatching(zagreb), ask])
    await links.last().click()
    await page.waitForURL(/kontakt\?subject=/)
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#contact-location')?.value === 'zagreb')
  })

  it('it is as it was in the HTML before a script comes, and nothing moves', async () => {
    const page = await site.visit('/food-intolerance', {
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

  it('an icon that is painted before its label has come stays where it is', async () => {
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

  it.each(['/lokacija/zagreb', ...services])('it hides neither the end of %s nor what has focus', async (address) => {
    const page = await site.visit(address)
    await pastTheEnd(page)
    const last = (await page.getByRole('contentinfo').boundingBox())!
    expect(Math.floor(last.y + last.height)).toBeLessThanOrEqual(await topOf(page))
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { faults, visited, expected } = await walk(page, key)
      expect(faults).toEqual([])
      expect(visited).toEqual(expected)
    }
  })

  it('it gives way to the question about cookies, which stands in the page where there are no scripts', async () => {
    const page = await site.visit('/lokacija/zagreb', { undecided: true })
    expect(await bar(page).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Ne prihvaćam' }).click()
    await bar(page).waitFor()
    const plain = await site.visit('/lokacija/zagreb', { undecided: true, ...withoutScripts })
    expect(await bar(plain).isVisible()).toBe(true)
  })

  it.each([phone, { width: 700, height: 900 }])('toasts stand above it: %j', async (viewport) => {
    site.forgive(/^Failed to load resource|Failed to fetch/)
    const page = await site.visit('/lokacija/zagreb', { viewport })
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    const close = page.getByRole('button', { name: 'Zatvorite obavijest' })
    await close.waitFor()
    const { y, height } = (await close.boundingBox())!
    expect(y + height).toBeLessThan(await topOf(page))
  })

  it.each([
    ['a desktop', '/lokacija/zagreb', desktop],
    ['a phone on its side', '/lokacija/zagreb', { width: 844, height: 390 }],
    ['a window as low as a keyboard leaves it', '/lokacija/zagreb', { width: 390, height: 420 }],
    ['a page of what is no location', '/lokacija/split', phone],
  ])('it is not on %s', async (_, address, viewport) => {
    const page = await site.visit(address, { viewport })
    expect(await bar(page).isVisible()).toBe(false)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).paddingBlockEnd)).toBe('0px')
  })

  it('it is not printed', async () => {
    const page = await site.visit('/lokacija/zagreb')
    await page.emulateMedia({ media: 'print' })
    expect(await bar(page).isVisible()).toBe(false)
  })

  it.each(['hr', 'en'] as const)('axe finds nothing amiss with it: %s', async (language) => {
    const page = await site.visit('/lokacija/zagreb', { language })
    for (const address of ['/lokacija/zagreb', '/food-intolerance']) {
      await page.goto(address)
      await page.getByRole('navigation', { name: language === 'hr' ? 'Brzi kontakt' : 'Quick contact' }).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
    }
  })

  it('WhatsApp and Viber stand beside, where the owner has entered a number', async () => {
    site.forgive(/422/)
    const admin = await site.enter('/admin/content/locations', { viewport: phone })
    await admin.getByRole('link', { name: 'Dubrovnik' }).first().click()
    await admin.getByLabel(/^WhatsApp/).fill('091 555 0101')
    await admin.getByRole('button', { name: 'Spremi' }).click()
    await admin.getByText('Upišite broj s pozivnim brojem države').waitFor()
    await admin.getByLabel(/^WhatsApp/).fill('+385 91 555 0101')
    await admin.getByLabel(/^Viber/).fill('+385 91 555 0102')
    const saved = admin.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await admin.getByRole('button', { name: 'Spremi' }).click()
    await saved
    for (const width of [320, 390]) {
      const page = await site.visit('/lokacija/dubrovnik', { viewport: { width, height: 700 } })
      const links = bar(page).getByRole('link')
      expect((await addresses(links)).slice(3)).toEqual([
        'https://wa.me/385915550101',
        'viber://chat?number=%2B385915550102',
      ])
      expect(await links.last().innerText()).toMatch(/^Viber\s+centar Dubrovnik \(otvara se aplikacija Viber\)$/)
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
