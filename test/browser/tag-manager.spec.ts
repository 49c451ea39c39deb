import type { Browser, Page } from 'playwright-core'
import { hydrated, launchBrowser, openPage, type WatchedPage } from '../support/browser.js'
import { type RunningSite, startSite } from '../support/running-site.js'

const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'

/** Stands in for Google's script: writes down what it was told before it came. */
const standIn = `window.toldBefore = window.dataLayer.map((entry) => Array.isArray(entry) ? 'array' : { ...entry })`

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}
const defaults = { 0: 'consent', 1: 'default', 2: denied }
const grant = { 0: 'consent', 1: 'update', 2: { ...denied, analytics_storage: 'granted' } }
const refusal = { 0: 'consent', 1: 'update', 2: denied }
const begin = { event: 'gtm.js', 'gtm.start': expect.any(Number) as number }

describe('the tag manager', () => {
  let site: RunningSite
  let browser: Browser
  let visit: WatchedPage
  let page: Page
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({ TAG_MANAGER_ID: 'GTM-TEST123' }), launchBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  beforeEach(async () => {
    visit = await openPage(browser, site.url, { reducedMotion: 'reduce' })
    page = visit.page
    await page.route(/googletagmanager/, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }))
  })
  afterEach(() => visit.close())

  const open = async (address: string) => {
    await page.goto(address)
    await hydrated(page)
    await page.waitForFunction(() => 'dataLayer' in window)
  }
  const answer = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const told = () =>
    page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer.map((entry) => ({ ...entry })))
  const toldBefore = async () => {
    await page.waitForFunction(() => 'toldBefore' in window)
    return page.evaluate(() => (window as unknown as { toldBefore: unknown[] }).toldBefore)
  }

  it('is asked for nothing while the visitor has not answered, on any page of the visit', async () => {
    await open('/')
    expect(await told()).toEqual([defaults])
    await page.getByRole('main').getByRole('link', { name: 'Pronađite najbliži centar' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await told()).toEqual([defaults])
    expect(await page.context().cookies()).toEqual([])
    expect(visit.complaints).toEqual([])
  })

  it('is asked for nothing after a refusal, then or on the next page', async () => {
    await open('/cjenik')
    await answer('Ne prihvaćam')
    expect(await told()).toEqual([defaults, refusal])
    await open('/kontakt')
    expect(await told()).toEqual([defaults])
    expect(visit.complaints).toEqual([])
  })

  it('is loaded by an acceptance, after the denied defaults and the grant', async () => {
    await open('/cjenik')
    await answer('Prihvaćam')
    expect(await toldBefore()).toEqual([defaults, grant, begin])
    expect(visit.complaints).toEqual([`Asked ${CONTAINER}`])
  })

  it('is loaded on the next page in the same order, and no more once the choice is taken back', async () => {
    await open('/cjenik')
    await answer('Prihvaćam')
    await toldBefore()
    await open('/kontakt')
    expect(await toldBefore()).toEqual([defaults, grant, begin])
    expect(visit.complaints).toEqual([`Asked ${CONTAINER}`, `Asked ${CONTAINER}`])

    await answer('Ponovno odaberite kolačiće')
    await page.getByRole('dialog').waitFor()
    await hydrated(page)
    await page.waitForFunction(() => 'dataLayer' in window)
    expect(await told()).toEqual([defaults])
    expect(visit.complaints).toHaveLength(2)
  })

  it('is left out of the admin', async () => {
    await open('/cjenik')
    await answer('Prihvaćam')
    await toldBefore()
    await page.goto('/admin/login')
    await hydrated(page)
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(visit.complaints).toHaveLength(1)
  })
})
