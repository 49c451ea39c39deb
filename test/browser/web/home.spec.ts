import type { Locator } from '@playwright/test'
import { elementHydrated, isElementHydrated, scrollThrough } from '../../support/browser.js'
import { markDocument, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const CLEARED_AFTER_MS = 100
/** So that nothing is fetched ahead. */
const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`

test.describe('home', () => {
  test('is the life on the frequency of health, from header to footer', async ({ site }) => {
    const page = await site.visit('/')
    await expect(page).toHaveTitle('Biorezonanca – život na frekvenciji zdravlja')
    const order = await page.evaluate(() => {
      const sections = [...document.querySelectorAll('main section')].filter(
        (section) => !section.parentElement!.closest('section'),
      )
      const parts = [document.querySelector('header')!, ...sections, document.querySelector('footer')!]
      const inOrder = parts.every(
        (part, index) =>
          index === 0 || parts[index - 1]!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
      return inOrder && parts.map((part) => part.querySelector('h1, h2')?.textContent)
    })
    expect(order).toEqual([
      undefined,
      'Život na frekvenciji zdravlja',
      'Mjesto na kojem se nikamo ne žuri',
      'Bolje upoznajte svoje tijelo',
      'Što kažu naši klijenti',
      'S našeg bloga',
      'Javite nam se',
    ])
    await expect(page.locator('#blog').locator('#newsletter form')).toHaveCount(1)
    await expect(page.locator('#services li')).toHaveCount(3)
    expect(
      await page.locator('#services li a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(['/intolerancija-na-hranu', '/funkcionalno-testiranje', '/biorezonanca-postupak'])
    await expect(page.getByRole('blockquote')).toHaveCount(10)
    await expect(page.locator('figcaption').first()).toHaveText(
      /^Ana M\.\s+Klijentica, Zagreb\s+Postupak biorezonance$/,
      { useInnerText: true },
    )
    await expect(page.locator('figcaption').filter({ hasText: 'Klijent' })).toHaveCount(10)
  })

  test('calls the ten by their role in English too', async ({ site }) => {
    const page = await site.visit('/', { language: 'en' })
    const roles = await page.locator('figcaption strong + span').allTextContents()
    expect(roles.map((role) => role.split(', ')[0])).toEqual(Array.from({ length: 10 }, () => 'Client'))
  })

  for (const [name, path] of [
    ['Postanite primatelj franšize', '/franchise'],
    ['Pronađite najbliži centar', '/contact'],
  ] as const) {
    test(`has a button "${name}" in the hero that leads to ${path}`, async ({ site }) => {
      const page = await site.visit('/')
      const isSameDocument = await markDocument(page)
      const button = page.locator('main section').first().getByRole('link', { name })
      const { height } = (await button.boundingBox())!
      const border = await button.evaluate((element) => getComputedStyle(element).borderTopStyle)
      expect([height >= 44, border]).toEqual([true, 'solid'])
      await button.click()
      await page.waitForURL(`${site.url}${path}`)
      expect(await isSameDocument()).toBe(true)
    })
  }

  for (const [language, features, services] of [
    [
      'hr',
      ['Napredno testiranje', 'Stručna analiza', 'Postupci po vašoj mjeri'],
      [
        'Testiranje intolerancije na hranu i alergija',
        'Napredno funkcionalno testiranje',
        'Postupci biorezonance za odmor i obnovu',
      ],
    ],
    [
      'en',
      ['Advanced testing', 'Expert analysis', 'Treatments made to measure'],
      ['Food intolerance and allergy testing', 'Advanced functional screening', 'Restorative bioresonance treatments'],
    ],
  ] as const) {
    test(`has three feature cards and three service cards, each with its own icon, in ${language}`, async ({
      site,
    }) => {
      const page = await site.visit('/', { language, javaScriptEnabled: false })
      const cards = (list: Locator) =>
        list.locator('> li').evaluateAll((all) =>
          all.map((card) => ({
            title: card.querySelector('h3')!.textContent,
            description: card.querySelector('p')!.textContent.length > 40,
            icon: card.querySelector('svg')!.outerHTML,
            picture: card.querySelector('img')?.getAttribute('src'),
            link: card.querySelector('a')?.getAttribute('href'),
          })),
        )
      const shown = await cards(page.locator('#about ul').first())
      expect(shown.map(({ title, description }) => [title, description])).toEqual(
        features.map((title) => [title, true]),
      )
      const own = await cards(page.locator('#services ul').first())
      expect(own.map(({ title, description }) => [title, description])).toEqual(services.map((title) => [title, true]))
      expect(new Set([...shown, ...own].map(({ icon }) => icon)).size).toBe(6)
      expect(new Set(own.map(({ picture }) => picture)).size).toBe(3)
      expect(own.every(({ picture, link }) => picture && link)).toBe(true)
    })
  }

  test('is at most seven screens after the hero on a phone', async ({ site }) => {
    const page = await site.visit('/', { viewport: phone })
    await page.reload() // now with the font, which may have come too late for the first visit
    await elementHydrated(page.getByRole('contentinfo'))
    await scrollThrough(page)
    const height = await page.evaluate(
      () =>
        document.querySelector('footer')!.getBoundingClientRect().bottom -
        document.querySelector('#about')!.getBoundingClientRect().top,
    )
    expect(height / phone.height).toBeLessThanOrEqual(7)
  })

  test('is a row to swipe through its services on a phone, without JavaScript too', async ({ site }) => {
    const page = await site.visit('/', { viewport: phone, javaScriptEnabled: false })
    const cards = page.locator('#services li')
    const first = (await cards.nth(0).boundingBox())!
    const second = (await cards.nth(1).boundingBox())!
    expect(second.y).toBe(first.y)
    // Its edge shows.
    expect(second.x).toBeLessThan(phone.width - 20)
    await cards.nth(2).getByRole('link').focus()
    await expect(cards.nth(2)).toBeInViewport({ ratio: 0.9 })
  })

  test('shows where one may come, whether it is open, and finds the nearest', async ({ site }) => {
    const page = await site.visit('/', {
      prepare: (opened) => opened.clock.setFixedTime('2026-03-02T13:00:00+01:00'),
    })
    const locations = page.locator('#locations')
    await elementHydrated(locations)
    const names = locations.getByRole('heading', { level: 4 })
    await expect(names).toHaveText(['Dubrovnik', 'Velika Gorica', 'Zagreb', 'Zagreb istok'])
    await expect(locations.getByText('Otvoreno, do').first()).toBeVisible()
    await locations.getByRole('searchbox').fill('20000')
    await locations.getByRole('searchbox').press('Enter')
    await page.waitForURL(`${site.url}/kontakt?q=20000#locations`)
    await expect(page.getByRole('heading', { level: 3, name: 'Dubrovnik' })).toBeVisible()
  })

  test('leads to the finder without JavaScript too', async ({ site }) => {
    const page = await site.visit('/', { javaScriptEnabled: false, language: 'en' })
    await page.getByRole('searchbox').fill('Dubrovnik')
    await page.getByRole('button', { name: 'Find a centre', exact: true }).click()
    await page.waitForURL(/\/contact\?.*q=Dubrovnik/)
    await expect(page.getByRole('heading', { level: 3, name: 'Dubrovnik' })).toBeVisible()
  })

  test('loads the code of exactly its last four sections when they come near', async ({ site }) => {
    // So low that even the first of them begins more than 400 px below the window.
    const page = await site.visit('/', { script: saveData, viewport: { width: 390, height: 450 } })
    await page.waitForLoadState('networkidle') // the router and other code that is loaded when idle
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
    const sections = ['#about', '#services', 'section:has(blockquote)', '#blog'].map((each) => page.locator(each))
    expect(await isElementHydrated(page.locator('main section').first())).toBe(true)
    for (const section of sections) {
      await expect(section.getByRole('heading', { level: 2 })).toHaveCount(1) // the HTML is whole
      expect(await isElementHydrated(section)).toBe(false)
    }
    expect(asked).toEqual([])
    for (const section of sections) await elementHydrated(section)
    expect(asked.length).toBeGreaterThanOrEqual(sections.length)
    // The server's HTML has stayed in place.
    await expect(page.getByRole('blockquote')).toHaveCount(10)
  })

  test('is marked as loading for its first 100 ms', async ({ site }) => {
    const page = await site.visit('/', {
      prepare: async (opened) => {
        await opened.clock.install({ time: '2026-03-02T10:00:00' })
        await opened.clock.pauseAt('2026-03-02T10:00:01')
      },
    })
    const isLoading = () => page.locator('[data-loading]').count()
    await page.clock.runFor(CLEARED_AFTER_MS - 1)
    expect(await isLoading()).toBe(1)
    await page.clock.runFor(1)
    expect(await isLoading()).toBe(0)
  })
})
