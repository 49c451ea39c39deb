import type { Page, Route } from '@playwright/test'
import { elementHydrated, hydrated, networkQuiet, scrollThrough } from '../../support/browser.js'
import { entryOf } from '../../support/entry-of.js'
import { fillContactForm } from '../../support/forms.js'
import { onePerPage } from '../../support/page-table.js'
import { desktop, heading, observersHaveReported, openMenu } from '../../support/visitors.js'
import { expect, type Site, test } from '../fixtures.js'

/** Keeps the page from prefetching others. */
const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`

test.describe('where JavaScript is on, but no script loads', () => {
  const scriptsFail = true

  test('the menu of a phone opens, closes, and leads on', { tag: '@quick' }, async ({ site }) => {
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

  test('the services menu leads to a service', async ({ site }) => {
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

/** Scrolls through a page, focuses its first field, and waits for what that loads. */
const use = async (page: Page) => {
  await scrollThrough(page)
  const field = page.locator('main form :is(input:not([type=hidden]), textarea)')
  if ((await field.count()) > 0) await field.first().focus()
  await observersHaveReported(page)
  await networkQuiet(page)
}

const isScript = /\/assets\/.*\.js$/
const gone = (route: Route) => route.fulfill({ status: 404 })

test.describe('where a script that loads late is missing', () => {
  test.beforeEach(({ site }) => site.forgive(/^Failed to load resource|Failed to fetch dynamically imported module/))

  /** Scripts that an earlier page was tried without. */
  const tried = new Set<string>()

  for (const address of onePerPage) {
    test(`${address} stays complete without all late scripts, and without each one`, async ({ site }) => {
      test.setTimeout(240_000)
      const requested = new Set<string>()
      const page = await site.newPage({ script: saveData })
      page.on('request', (request) => requested.add(new URL(request.url()).pathname))
      // Unlike routes, a list of blocked addresses leaves the cache of the browser on.
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.enable')
      const useWithout = async (missing: string[]) => {
        await devtools.send('Network.setBlockedURLs', { urls: missing.map((path) => `*${path}`) })
        await page.goto(address, { waitUntil: 'commit' })
        await hydrated(page)
        await use(page)
        return outline(page)
      }
      const whole = await useWithout([])
      const html = await (await page.request.get(address)).text()
      const late = [...requested].filter((path) => isScript.test(path) && !html.includes(path))
      const failed = new Set<string>()
      page.on('requestfailed', (request) => failed.add(new URL(request.url()).pathname))
      expect([late, await useWithout(late)]).toEqual([late, whole])
      expect(failed.size > 0).toBe(late.length > 0)
      for (const path of late.filter((one) => !tried.has(one))) {
        tried.add(path)
        failed.clear()
        expect([path, await useWithout([path])]).toEqual([path, whole])
        expect([...failed]).toContain(path)
      }
    })
  }

  test('a page stays complete without the scripts of the pages that it prefetches', async ({ site }) => {
    const next = ['food-intolerance', 'contact'].map(entryOf)
    const isOfNextPage = (url: URL) => next.includes(url.pathname)
    const page = await site.visit('/blog', { script: saveData })
    await use(page)
    const whole = await outline(page)
    const prefetching = await site.newPage({ prepare: (opened) => opened.route(isOfNextPage, gone) })
    const missing = prefetching.waitForResponse((response) => isOfNextPage(new URL(response.url())))
    await prefetching.goto('/blog')
    await missing
    await use(prefetching)
    expect(await outline(prefetching)).toEqual(whole)
  })

  for (const [address, button, outcome, fill] of [
    [
      '/',
      'Pretplatite se',
      'Još samo jedan korak',
      (page: Page) => page.getByLabel('Email adresa').fill('ana@example.com'),
    ],
    ['/kontakt', 'Pošaljite poruku', 'Poruka je poslana', fillContactForm],
  ] as const) {
    test(`the form of ${address} is sent`, async ({ site }) => {
      const page = await site.visit(address, { script: saveData })
      await page.route(isScript, gone)
      await fill(page)
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByText(outcome).first()).toBeVisible()
    })
  }

  test('the text of a toast is shown without its styling', async ({ site }) => {
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
  /** Removes the scripts of the running release until the browser navigates. @returns the paths of its navigations */
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
    test(`the link to ${name} opens it by one full load`, async ({ site }) => {
      const page = await site.visit('/', { script: saveData })
      const loads = await release(site, page)
      await scrollThrough(page)
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await hydrated(page)
      expect(loads).toEqual([path])
    })
  }

  test('the language switches', async ({ site }) => {
    const page = await site.visit('/kontakt', { script: saveData })
    await release(site, page)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  })
})

test.describe('a component that throws in the browser', () => {
  /** Removes required data from the page's context, but not from its HTML. */
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

  test('leaves the HTML of the server, the typed text and focus, and logs one error', async ({ site }) => {
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
    await expect(page.getByLabel('Ime i prezime')).toBeFocused()
    await fillContactForm(page)
    await page.unroute('**/kontakt')
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click()
    await expect(page.getByText('Poruka je poslana').first()).toBeVisible()
  })

  test('after a link has the server render the page', async ({ site }) => {
    site.forgive(complaint)
    const page = await site.visit('/cjenik')
    await page.route('**/kontakt/index.pageContext.json*', spoil)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe('/kontakt')
  })
})
