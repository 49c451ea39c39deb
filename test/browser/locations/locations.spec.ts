import type { Page, Route } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { hydrated } from '../../support/browser.js'
import { holdBack, markDocument } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const DAY_OF_REST = '2026-11-22'

test.describe('the finder of locations', () => {
  const finder = (page: Page) => page.getByRole('searchbox')
  const shown = (page: Page) => page.locator('#locations').getByRole('listitem').getByRole('heading').allTextContents()
  const answerWith = (change: (locations: { name: string; country: string }[]) => unknown) => async (page: Page) => {
    await page.route('**/api/locations', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change(await response.json()) })
    })
  }

  test('shows the locations of the API that are in Croatia', async ({ site }) => {
    const page = await site.visit('/kontakt', {
      prepare: answerWith((all) => [
        ...all.slice(1),
        { ...all[0]!, name: 'Ljubljana', slug: 'x', country: 'Slovenia' },
      ]),
    })
    await expect.poll(() => shown(page)).toEqual(['Velika Gorica', 'Zagreb', 'Zagreb istok'])
  })

  test('finds by town or postal code, in any letter case and either language', { tag: '@quick' }, async ({ site }) => {
    const page = await site.visit('/kontakt')
    for (const [query, names] of [
      ['DUBROVNIK', ['Dubrovnik']],
      ['20000', ['Dubrovnik']],
      ['  velika gor', ['Velika Gorica']],
      ['zagreb', ['Zagreb', 'Zagreb istok']],
      ['Zagreb East', ['Zagreb istok']],
    ] as const) {
      await finder(page).fill(query)
      await expect.poll(() => shown(page), query).toEqual(names)
    }
  })

  test('accepts a query that was typed before scripts arrive', async ({ site }) => {
    let typed: Promise<void> | undefined
    const page = await site.visit('/kontakt', {
      prepare: async (opened) => {
        const letGo = await holdBack(opened, '**/*.js')
        typed = finder(opened).fill('Dubrovnik').then(letGo)
      },
    })
    await typed
    await expect(page.getByText('Pronađen je 1 centar')).toBeVisible()
    await expect.poll(() => shown(page)).toEqual(['Dubrovnik'])
    await expect(finder(page)).toHaveValue('Dubrovnik')
  })

  test('finds the location nearest to a quarter', async ({ site }) => {
    const page = await site.visit('/kontakt')
    await finder(page).fill('Dubrava')
    await expect(
      page.getByText('Dubrava, Zagreb: najbliži je centar Zagreb istok, oko 1\u00a0km zračne linije'),
    ).toBeVisible()
    await expect.poll(() => shown(page)).toEqual(['Zagreb istok', 'Zagreb'])
  })

  test('offers a correction of a misspelt query, and counts it as nothing found', async ({ site }) => {
    const page = await site.visit('/kontakt')
    await finder(page).fill('dubrvnik')
    const guess = page.getByRole('link', { name: 'Mislite li na „Dubrovnik”?' })
    await expect(guess).toBeVisible()
    await expect.poll(() => shown(page)).toEqual(['Dubrovnik'])
    await expect(page.getByText(/^Pronađen/)).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await guess.click()
    await expect(page.getByText('Pronađen je 1 centar')).toBeVisible()
    await expect(finder(page)).toHaveValue('Dubrovnik')
    await page.waitForURL('**/kontakt?q=Dubrovnik#locations')
  })

  test('keeps a search in the address, which can be shared and left by going back', async ({ site }) => {
    const page = await site.visit('/kontakt')
    const isSameDocument = await markDocument(page)
    for (const query of ['Dubrovnik', 'Velika Gorica']) {
      await finder(page).fill(query)
      await finder(page).press('Enter')
      await page.waitForURL(`**/kontakt?q=${query.replace(' ', '+')}#locations`)
    }
    // A query that was typed and not submitted is lost by going back.
    await finder(page).fill('Zagreb')
    await page.goBack()
    await expect(page.locator('input[type=search][value=Dubrovnik]')).toBeVisible()
    await expect.poll(() => shown(page)).toEqual(['Dubrovnik'])
    expect(await isSameDocument()).toBe(true)
    const shared = await site.visit('/kontakt?q=Velika+Gorica', { javaScriptEnabled: false })
    expect(await shown(shared)).toEqual(['Velika Gorica'])
    await finder(shared).fill('dubrava')
    await shared.getByRole('button', { name: 'Potražite' }).click()
    await expect(shared).toHaveURL(`${site.url}/kontakt?q=dubrava#locations`)
    await expect.poll(() => shown(shared)).toEqual(['Zagreb istok', 'Zagreb'])
  })

  test('keeps what is typed while the results of an earlier search are on their way', async ({ site }) => {
    const page = await site.visit('/kontakt')
    const letGo = await holdBack(page, '**/*pageContext.json*')
    await finder(page).fill('Dubrovnik')
    await finder(page).press('Enter')
    await finder(page).fill('Velika Gorica')
    letGo()
    await page.waitForURL('**/kontakt?q=Dubrovnik#locations')
    await expect(page.locator('input[type=search][value=Dubrovnik]')).toBeVisible()
    await expect(finder(page)).toHaveValue('Velika Gorica')
    await expect.poll(() => shown(page)).toEqual(['Velika Gorica'])
    await page.goBack()
    await expect(page.locator('input[type=search][value=""]')).toBeAttached()
    await expect(finder(page)).toHaveValue('')
  })

  // Too short for the correction of misspelt queries.
  test('finds names without their diacritics', async ({ site }) => {
    const page = await site.visit('/kontakt', {
      prepare: answerWith((all) => [{ ...all[0]!, name: 'Čakovec', city: 'Čakovec', postalCode: '40000' }]),
    })
    for (const query of ['cak', 'ČAK', 'čak']) {
      await finder(page).fill(query)
      await expect.poll(() => shown(page)).toEqual(['Čakovec'])
    }
  })

  test('reports that it has found none, and names the nearest location and its distance', async ({ site }) => {
    const page = await site.visit('/contact', { language: 'en' })
    await finder(page).fill('Split')
    await expect(
      page.getByText(/^We have no centre in Split. The nearest is Dubrovnik, about 1[67]\d.km as the crow flies.$/),
    ).toBeVisible()
    await expect(page.getByText('No locations found for your search')).toHaveCount(0)
    await expect(page.getByText('tell us where you would like a centre')).toBeVisible()
    await expect.poll(() => shown(page)).toEqual(['Dubrovnik'])
    await finder(page).fill('21000')
    await expect.poll(() => shown(page)).toEqual(['Dubrovnik'])
    await finder(page).fill('Atlantis')
    await expect.poll(() => shown(page)).toEqual([])
    await expect(page.getByText('No locations found for your search', { exact: true })).toBeVisible()
    await expect(page.getByText(/different city or postal code/)).toBeVisible()
    await expect(page.locator('#locations').getByRole('status').getByRole('link', { name: '+385' })).toBeVisible()
  })

  test('finds the location nearest to a village of any postal code, also in the HTML of the server', async ({
    site,
  }) => {
    const page = await site.visit('/kontakt')
    await finder(page).fill('10257')
    await expect(page.getByText('Brezovica: najbliži je centar Zagreb, oko')).toBeVisible()
    const html = await (await page.goto('/kontakt?q=Komi%C5%BEa'))!.text()
    expect(html).toContain('U mjestu Komiža nemamo centar. Najbliži je centar Dubrovnik')
    await hydrated(page)
    await expect(page.getByText('U mjestu Komiža nemamo centar')).toBeVisible()
  })

  test('finds locations by their own names when the list of places cannot be loaded', async ({ site }) => {
    site.forgive(/net::ERR_FAILED/)
    const page = await site.visit('/kontakt')
    await hydrated(page)
    await page.route('**/*.js', (route) => route.abort())
    await finder(page).fill('velika gor')
    await expect.poll(() => shown(page)).toEqual(['Velika Gorica'])
  })

  test('marks the locations it has found on a map', async ({ site }) => {
    const page = await site.visit('/contact', { language: 'en' })
    const map = page.getByRole('group', { name: 'Map of Croatia with these centres marked' })
    const marked = () => map.locator('[data-marked]').count()
    expect(await marked()).toBe(4)
    await finder(page).fill('dubrovnik')
    await expect(
      page.getByRole('group', { name: 'Map of Croatia with these centres marked: Dubrovnik', exact: true }),
    ).toBeVisible()
    expect(await marked()).toBe(1)
    await finder(page).fill('Atlantis')
    await expect(map).toHaveCount(0)
  })

  test('opens directions in a new tab', async ({ site }) => {
    const page = await site.visit('/kontakt')
    await page.context().route('https://www.google.com/**', (route) => route.fulfill({ body: 'a map' }))
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: /^Upute za dolazak do centra Dubrovnik/ }).click()
    const tab = await opened
    await tab.waitForLoadState()
    expect(decodeURIComponent(tab.url())).toContain('20000 Dubrovnik')
    await expect(page).toHaveURL(`${site.url}/kontakt`)
  })

  test('reports that the locations could not be fetched, and tries again on request', async ({ site }) => {
    site.forgive(/status of 500/)
    const page = await site.visit('/contact', {
      language: 'en',
      prepare: async (opened) => {
        await opened.clock.install()
        await opened.route('**/api/locations', (route) => route.fulfill({ status: 500, body: 'no' }))
      },
    })
    await page.clock.runFor(1000)
    await expect(page.getByText('Failed to fetch locations')).toBeVisible()
    // The locations in the HTML stay.
    expect(await shown(page)).toHaveLength(4)
    await page.unroute('**/api/locations')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Failed to fetch locations')).toHaveCount(0)
  })
})

test.describe('the page of a location', () => {
  /** Gives the page the holidays of the fixed clock: the site lists those to come. */
  const giveHolidays = async (route: Route) => {
    const response = await route.fetch()
    const inPage = /(?<=<script id="vike_pageContext"[^>]*>).*?(?=<\/script>)/s
    const body = (await response.text()).replace(inPage, (json) => {
      const context = JSON.parse(json) as { data: { location: { holidays: object[] } } }
      context.data.location.holidays = ['2026-12-25', '2026-12-26', '2027-01-01'].map((date) => ({
        date,
        lastDay: null,
        name: 'Praznik',
        hours: [],
        locations: [],
      }))
      return JSON.stringify(context)
    })
    await route.fulfill({ response, body })
  }

  test('gives the address, the opening hours and the therapist of each location', async ({ site }) => {
    const page = await site.newPage()
    for (const [slug, name, place] of [
      ['dubrovnik', 'Dubrovnik', '20000 Dubrovnik'],
      ['velika-gorica', 'Velika Gorica', '10410 Velika Gorica'],
      ['zagreb', 'Zagreb', '10000 Zagreb'],
      ['zagreb-istok', 'Zagreb istok', 'Zagreb'],
    ] as const) {
      await test.step(name, async () => {
        await page.goto(`/lokacija/${slug}`)
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1, name: `Centar ${name}`, exact: true })).toBeVisible()
        const main = page.getByRole('main')
        await expect(main.locator('address').filter({ hasText: place }).first()).toBeVisible()
        await expect(main.getByRole('row')).toHaveCount(8)
        expect(await main.locator('a[href^="tel:+385"]').count()).toBeGreaterThan(0)
        expect(await main.locator('a[href^="mailto:"]').count()).toBeGreaterThan(0)
        await expect(main.getByRole('term')).toHaveText(['Adresa', 'Telefon', 'Email', 'S vama radi'])
        await expect(main.getByRole('definition').last()).toHaveText(/\S+ \S+/)
        const directions = main.getByRole('link', { name: /^Upute za dolazak/ }).first()
        await expect(directions).toHaveAttribute('target', '_blank')
        // The site draws the map itself: a request to another host would fail the test.
        await expect(main.getByRole('group', { name: `Karta s položajem centra ${name}` })).toBeVisible()
      })
    }
  })

  test('shows the name of an unknown location, and is not indexed by search engines', async ({ site }) => {
    const page = await site.visit('/lokacija/stari-grad')
    await expect(page.getByRole('heading', { level: 1, name: 'Biorezonanca: Stari Grad' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('keeps the name of an unknown location when the page is hydrated', async ({ site }) => {
    const page = await site.newPage()
    for (const [path, name] of [
      ["/lokacija/l'aquila", "L'aquila"],
      ['/location/%C5%BEminj?lang=hr', 'Žminj'],
    ] as const) {
      await page.goto(path)
      const rendered = await page.locator('h1').textContent()
      await hydrated(page)
      expect(rendered).toBe(`Biorezonanca: ${name}`)
      await expect(page.locator('h1')).toHaveText(rendered!)
      await expect(page).toHaveTitle(rendered!)
    }
  })

  test('shows on a holiday that the location is closed, and when it opens next', async ({ site }) => {
    const page = await site.visit('/lokacija/zagreb', {
      prepare: async (opened) => {
        await opened.clock.setFixedTime('2026-12-25T12:00:00+01:00')
        await opened.route('**/lokacija/zagreb', giveHolidays)
      },
    })
    const main = page.getByRole('main')
    const status = 'Zatvoreno zbog praznika, otvara se u ponedjeljak u 12\u00a0h'
    await expect(main.getByText(status, { exact: true }).first()).toBeVisible()
    const hoursOf = (day: RegExp) => main.getByRole('row', { name: day }).getByRole('cell').textContent()
    expect(await hoursOf(/^petak danas praznik/)).toBe('zatvoreno')
    // The Friday of the next week is New Year's Day.
    await page.clock.setFixedTime('2026-12-31T12:00:00+01:00')
    await page.reload()
    await expect(main.getByRole('row', { name: /^četvrtak danas/ })).toBeVisible()
    expect(await hoursOf(/^petak praznik/)).toBe('zatvoreno')
    expect(await hoursOf(/^subota/)).toBe('zatvoreno')
    expect(await hoursOf(/^ponedjeljak/)).toBe('12–20\u00a0h')
  })

  test('gives the opening status in Zagreb time, wherever the visitor is', async ({ site }) => {
    const page = await site.newPage({ timezoneId: 'America/New_York' })
    for (const [time, status] of [
      ['2026-11-23T11:59:00+01:00', 'Zatvoreno, otvara se danas u 12\u00a0h'],
      ['2026-11-23T12:00:00+01:00', 'Otvoreno, do 20\u00a0h'],
      ['2026-11-23T20:00:00+01:00', 'Zatvoreno, otvara se sutra u 8\u00a0h'],
      [`${DAY_OF_REST}T12:00:00+01:00`, 'Zatvoreno, otvara se sutra u 12\u00a0h'],
      ['2026-07-06T12:00:00+02:00', 'Otvoreno, do 20\u00a0h'],
    ] as const) {
      await page.clock.setFixedTime(time)
      await page.goto('/lokacija/zagreb')
      await expect.soft(page.getByRole('main').getByText(status, { exact: true }).first(), time).toBeVisible()
    }
  })
})
