import { jest } from '@jest/globals'
import type { Page, Route } from 'playwright-core'
import { elementHydrated, hydrated, scrollThrough } from '../support/browser.js'
import { fillContactForm } from '../support/forms.js'
import { onePerPage } from '../support/page-table.js'
import { desktop, openMenu, title, visitedSite } from '../support/visitors.js'

// Without a GPU this Chromium stops drawing in one of some three hundred loads: it waits for ever for what it rasters itself
// ("Not activating because pending tree not ready"), while scripts run on. There are enough loads here to meet that.
jest.retryTimes(1, { logErrorsBeforeRetry: true })

/** So that nothing is fetched ahead. */
const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`

describe('where JavaScript is on, but no script arrives', () => {
  const site = visitedSite()
  const scriptsFail = true

  it('the menu of a phone opens, closes, and leads on', async () => {
    const page = await site.visit('/cjenik', { scriptsFail })
    const contact = page.locator('#menu').getByRole('link', { name: 'Kontakt' })
    expect(await contact.isVisible()).toBe(false)
    await openMenu(page)
    await contact.waitFor()
    await page.keyboard.press('Escape')
    await contact.waitFor({ state: 'hidden' })
    await openMenu(page)
    await contact.click()
    expect(await title(page)).toBe('Kontakt')
  })

  it('the services are reached', async () => {
    const page = await site.visit('/cjenik', { scriptsFail, viewport: desktop })
    await page.getByRole('button', { name: 'Usluge' }).hover()
    await page.getByRole('banner').getByRole('link', { name: 'Funkcionalno testiranje' }).click()
    expect(new URL(page.url()).pathname).toBe('/funkcionalno-testiranje')
  })

  it('the tabs of the screening open their panels', async () => {
    const page = await site.visit('/funkcionalno-testiranje', { scriptsFail })
    await page.getByRole('tab', { name: 'Koža' }).click()
    await page.locator('#skin').waitFor()
    expect(await page.getByRole('tabpanel').count()).toBe(1)
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
  await page.waitForLoadState('networkidle')
}

const isScript = /\/assets\/.*\.js$/
const gone = (route: Route) => route.fulfill({ status: 404 })

describe('where a script that comes late is gone', () => {
  const site = visitedSite()

  beforeEach(() => site.forgive(/^Failed to load resource|Failed to fetch dynamically imported module/))

  /** Taken away one by one already, on a page before. */
  const tried = new Set<string>()

  it.each(onePerPage)(
    '%s stays whole, whichever it is, and if it is all of them',
    async (address) => {
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
    },
    300_000, // home loads most of them late, and each is a page opened anew
  )

  it.each([
    [
      '/',
      'Pretplatite se',
      'Još samo jedan korak',
      (page: Page) => page.getByLabel('Email adresa').fill('ana@example.com'),
    ],
    ['/kontakt', 'Pošaljite poruku', 'Poruka je poslana', fillContactForm],
  ])('the form of %s is sent all the same', async (address, button, outcome, fill) => {
    const page = await site.visit(address, { script: saveData })
    await page.route(isScript, gone)
    await fill(page)
    await page.getByRole('button', { name: button }).click()
    await page.getByText(outcome).first().waitFor()
  })

  it('what a toast would say is shown plainly', async () => {
    const page = await site.visit('/', { script: saveData })
    await elementHydrated(page.getByRole('button', { name: 'Pretplatite se' }))
    await page.route(isScript, gone)
    await page.getByRole('button', { name: 'Pretplatite se' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Email adresa je obavezna' })
    await toast.getByRole('button').click()
    await toast.waitFor({ state: 'detached' })
  })
})

describe('a release while a page is open', () => {
  const site = visitedSite()

  /** From now on the files of its release are gone, until the browser asks for a page of the next. */
  const release = async (page: Page) => {
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

  it.each([
    ['Cjenik', '/cjenik'],
    ['Kontakt', '/kontakt'],
  ])('the link to %s leads there, by one full load', async (name, path) => {
    const page = await site.visit('/', { script: saveData })
    const loads = await release(page)
    await scrollThrough(page)
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await hydrated(page)
    expect(loads).toEqual([path])
  })

  it('the language is switched', async () => {
    const page = await site.visit('/kontakt', { script: saveData })
    await release(page)
    await openMenu(page)
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  })
})

describe('a part that throws in the browser', () => {
  const site = visitedSite()

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

  it('leaves what the server sent, and what was typed, and complains once', async () => {
    site.forgive(complaint)
    const complaints: string[] = []
    const page = await site.visit('/cjenik')
    page.on('console', (message) => complaints.push(message.text()))
    await page.route('**/kontakt', spoil)
    await page.goto('/kontakt', { waitUntil: 'commit' })
    await page.getByLabel('Ime i prezime').fill('Ana')
    while (complaints.length === 0) await page.waitForEvent('console')
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([expect.stringMatching(complaint)])
    expect(await title(page)).toBe('Kontakt')
    expect(await page.getByLabel('Ime i prezime').inputValue()).toBe('Ana')
    await fillContactForm(page)
    await page.unroute('**/kontakt')
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click()
    await page.getByText('Poruka je poslana').first().waitFor()
  })

  it('of a page that a link led to has the server render it', async () => {
    site.forgive(complaint)
    const page = await site.visit('/cjenik')
    await page.route('**/kontakt/index.pageContext.json*', spoil)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe('/kontakt')
  })
})
