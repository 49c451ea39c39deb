import type { Page, Route } from '@playwright/test'
import { elementHydrated, hydrated, networkQuiet, scrollThrough } from '../support/browser.js'
import { fillContactForm } from '../support/forms.js'
import { onePerPage } from '../support/page-table.js'
import { desktop, heading, openMenu } from '../support/visitors.js'
import { expect, type Site, test } from './fixtures.js'

/** So that nothing is fetched ahead. */
const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`

test.describe('where JavaScript is on, but no script arrives', () => {
  const scriptsFail = true

  test('the menu of a phone opens, closes, and leads on', async ({ site }) => {
    const page = await site.visit('/cjenik', { scriptsFail })
    const contact = page.locator('#menu').getByRole('link', { name: 'Kontakt' })
    await expect(contact).toBeHidden()
    await openMenu(page)
    await expect(contact).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(contact).toBeHidden()
    await openMenu(page)
    await contact.click()
    await expect(heading(page)).toHaveText('Kontakt')
  })

  test('the services are reached', async ({ site }) => {
    const page = await site.visit('/cjenik', { scriptsFail, viewport: desktop })
    await page.getByRole('button', { name: 'Usluge' }).hover()
    await page.getByRole('banner').getByRole('link', { name: 'Funkcionalno testiranje' }).click()
    expect(new URL(page.url()).pathname).toBe('/funkcionalno-testiranje')
  })

  test('the tabs of the screening open their panels', async ({ site }) => {
    const page = await site.visit('/funkcionalno-testiranje', { scriptsFail })
    await page.getByRole('tab', { name: 'Koža' }).click()
    await expect(page.locator('#skin')).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  })
})

/** Tells the pages apart, and a whole page from one that has lost a part. What is hidden in a form differs without its script. */
const outline = (page: Page) =>
  page.evaluate(() => ({
    headings: [...document.querySelectorAll('#root :is(h1, h2, h3)')].map(({ textContent }) => textContent),
    links: document.querySelectorAll('#root a').length,
    fields: document.querySelectorAll('#root form [name]:not([type=hidden])').length,
  }))

/** Past all of a page, and into its first form. */
const use = async (page: Page) => {
  await scrollThrough(page)
  const field = page.locator('main form :is(input:not([type=hidden]), textarea)')
  if ((await field.count()) > 0) await field.first().focus()
  await networkQuiet(page)
}

const isScript = /\/assets\/.*\.js$/
const gone = (route: Route) => route.fulfill({ status: 404 })

test.describe('where a script that comes late is gone', () => {
  test.beforeEach(({ site }) => site.forgive(/^Failed to load resource|Failed to fetch dynamically imported module/))

  /** Taken away one by one already, on a page before. */
  const tried = new Set<string>()

  for (const address of onePerPage) {
    test(`${address} stays whole, whichever it is, and if it is all of them`, async ({ site }) => {
      const asked = new Set<string>()
      const page = await site.visit(address, {
        prepare: (opened) => {
          opened.on('request', (request) => asked.add(new URL(request.url()).pathname))
          return Promise.resolve()
        },
      })
      await use(page)
      const whole = await outline(page)
      const html = await (await page.request.get(address)).text()
      const late = [...asked].filter((path) => isScript.test(path) && !html.includes(path))
      for (const missing of [late, ...late.filter((path) => !tried.has(path)).map((path) => [path])]) {
        await page.route(isScript, (route) =>
          missing.includes(new URL(route.request().url()).pathname) ? gone(route) : route.continue(),
        )
        await page.goto(address)
        await hydrated(page)
        await use(page)
        expect([missing, await outline(page)]).toEqual([missing, whole])
        await page.unroute(isScript)
      }
      for (const path of late) tried.add(path)
    })
  }

  for (const [address, button, outcome, fill] of [
    [
      '/',
      'Pretplatite se',
      'Još samo jedan korak',
      (page: Page) => page.getByLabel('Email adresa').fill('ana@example.com'),
    ],
    ['/kontakt', 'Pošaljite poruku', 'Poruka je poslana', fillContactForm],
  ] as const) {
    test(`the form of ${address} is sent all the same`, async ({ site }) => {
      const page = await site.visit(address, { script: saveData })
      await page.route(isScript, gone)
      await fill(page)
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByText(outcome).first()).toBeVisible()
    })
  }

  test('what a toast would say is shown plainly', async ({ site }) => {
    const page = await site.visit('/', { script: saveData })
    await elementHydrated(page.getByRole('button', { name: 'Pretplatite se' }))
    await page.route(isScript, gone)
    await page.getByRole('button', { name: 'Pretplatite se' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Email adresa je obavezna' })
    await toast.getByRole('button').click()
    await expect(toast).toHaveCount(0)
  })
})

test.describe('a release while a page is open', () => {
  /** From now on the files of its release are gone, until the browser asks for a page of the next. */
  const release = async (site: Site, page: Page) => {
    site.forgive(/^Failed to load resource|Failed to fetch dynamically imported module/)
    const loads: string[] = []
    await page.route(isScript, gone)
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return
      loads.push(new URL(request.url()).pathname)
      void page.unroute(isScript)
    })
    return loads
  }

  for (const [name, path] of [
    ['Cjenik', '/cjenik'],
    ['Kontakt', '/kontakt'],
  ] as const) {
    test(`the link to ${name} leads there, by one full load`, async ({ site }) => {
      const page = await site.visit('/', { script: saveData })
      const loads = await release(site, page)
      await scrollThrough(page)
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await hydrated(page)
      expect(loads).toEqual([path])
    })
  }

  test('the language is switched', async ({ site }) => {
    const page = await site.visit('/kontakt', { script: saveData })
    await release(site, page)
    await openMenu(page)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  })
})

test.describe('a part that throws in the browser', () => {
  /** Takes what the page cannot do without from its data, but not from its HTML. */
  const spoil = async (route: Route) => {
    const response = await route.fetch()
    const text = await response.text()
    const inPage = /(?<=<script id="vike_pageContext"[^>]*>).*?(?=<\/script>)/s
    const body = text.startsWith('<') ? text.replace(inPage, withoutBusiness) : withoutBusiness(text)
    await route.fulfill({ response, body })
  }
  const withoutBusiness = (json: string) => {
    const context = JSON.parse(json) as { data: { business: unknown } }
    context.data.business = null
    return JSON.stringify(context)
  }
  const complaint = /^TypeError: Cannot read properties of null/

  test('leaves what the server sent, and what was typed, and complains once', async ({ site }) => {
    site.forgive(complaint)
    const complaints: string[] = []
    const page = await site.visit('/cjenik')
    page.on('console', (message) => complaints.push(message.text()))
    await page.route('**/kontakt', spoil)
    await page.goto('/kontakt', { waitUntil: 'commit' })
    await page.getByLabel('Ime i prezime').fill('Ana')
    while (complaints.length === 0) await page.waitForEvent('console')
    await networkQuiet(page)
    expect(complaints).toEqual([expect.stringMatching(complaint)])
    await expect(heading(page)).toHaveText('Kontakt')
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('Ana')
    await fillContactForm(page)
    await page.unroute('**/kontakt')
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click()
    await expect(page.getByText('Poruka je poslana').first()).toBeVisible()
  })

  test('of a page that a link led to has the server render it', async ({ site }) => {
    site.forgive(complaint)
    const page = await site.visit('/cjenik')
    await page.route('**/kontakt/index.pageContext.json*', spoil)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe('/kontakt')
  })
})
