import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { policyVersion } from '../../src/shared/consent/policy-version.js'
import type { Language } from '../../src/shared/languages.js'
import { hydrated, launchBrowser, openPage, type WatchedPage } from './browser.js'
import { type RunningSite, startSite } from './running-site.js'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export interface VisitOptions extends BrowserContextOptions {
  language?: Language
  /** Still to be asked about cookies; other visitors have declined them. */
  undecided?: boolean
  /** Runs before any script of the page. */
  script?: string
  /** None of its scripts arrives. */
  scriptsFail?: boolean
  /** Called before the page is opened: to route requests, to set its clock. */
  prepare?: (page: Page) => Promise<unknown>
}

export interface VisitedSite {
  readonly url: string
  /** A new visitor, on a phone unless told otherwise, at an address whose page has been hydrated. */
  visit: (address: string, options?: VisitOptions) => Promise<Page>
  /** Takes these words from the console for what they are: the browser's report of what the test makes happen. */
  forgive: (complaint: RegExp) => void
}

/** A site and a browser for the tests of a file. No visit may end with a complaint, nor the server log an error. */
export function visitedSite(variables: NodeJS.ProcessEnv = {}): VisitedSite {
  let site: RunningSite
  let browser: Browser
  let visits: WatchedPage[] = []
  let forgiven: RegExp[] = []

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(variables), launchBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  afterEach(async () => {
    const complaints = visits.flatMap((visit) => visit.complaints)
    const unforgiven = complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)))
    await Promise.all(visits.map((visit) => visit.close()))
    visits = []
    forgiven = []
    expect(unforgiven).toEqual([])
    expect(site.output()).not.toMatch(/"level":"error"/)
  })

  return {
    get url() {
      return site.url
    },
    async visit(address, { language, undecided, script, scriptsFail, prepare, ...options } = {}) {
      const visit = await openPage(browser, site.url, { reducedMotion: 'reduce', ...options })
      visits.push(visit)
      const { page } = visit
      const cookies = [
        ...(undecided ? [] : [{ name: 'consentChoice', value: `declined.${policyVersion}.posted`, url: site.url }]),
        ...(language ? [{ name: 'language', value: language, url: site.url }] : []),
      ]
      await page.context().addCookies(cookies)
      if (script) await page.addInitScript(script)
      if (scriptsFail) {
        forgiven.push(/^Failed to load resource/)
        await page.route(/\.js$/, (route) => route.abort())
      }
      await prepare?.(page)
      await page.goto(address)
      if (options.javaScriptEnabled !== false && !scriptsFail) await hydrated(page)
      return page
    },
    forgive(complaint) {
      forgiven.push(complaint)
    },
  }
}

/** Leaves a mark in the document, and says whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return () => page.evaluate(() => 'sameDocument' in window)
}

/** The one main heading, which tells the pages apart. */
export function title(page: Page): Promise<string | null> {
  return page.getByRole('heading', { level: 1 }).textContent()
}

/** On a phone the navigation is behind a button. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Izbornik|Menu)$/ }).click()
}

/** What observers of intersections had to say until now has been said when one that came later has heard too. */
export function observersHaveSpoken(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))
}

/** Keeps requests to an address waiting until told to let them go. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, (route) => held.then(() => route.continue()))
  return letGo
}
