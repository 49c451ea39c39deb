import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { policyVersion } from '../../src/consent/policy-version.js'
import { hydrated, launchBrowser, openPage, type WatchedPage } from '../support/browser.js'
import { type RunningSite, startSite } from '../support/running-site.js'

/** Stands where a tag function would, and writes down what it is told. */
const fakeTag = `window.told = []; window.gtag = (...words) => window.told.push(words)`

describe('the question about cookies', () => {
  let site: RunningSite
  let browser: Browser
  let visit: WatchedPage
  let page: Page
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  afterEach(() => visit.close())

  const open = async (address: string, options: BrowserContextOptions = {}) => {
    visit = await openPage(browser, site.url, { reducedMotion: 'reduce', ...options })
    page = visit.page
    await page.addInitScript(fakeTag)
    if (options.extraHTTPHeaders) {
      await page.addInitScript(`Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`)
    }
    await page.goto(address)
    if (options.javaScriptEnabled !== false) await hydrated(page)
  }
  const banner = () => page.getByRole('dialog', { name: 'Vi odlučujete o kolačićima' })
  const answer = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const stored = () => page.evaluate(() => localStorage.getItem('consentChoice'))
  const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told)
  const consentCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'consentChoice')?.value
  const grants = (analytics: string) => [
    'consent',
    'update',
    { analytics_storage: analytics, ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  ]

  it.each([
    ['Prihvaćam', 'accepted', 'granted'],
    ['Ne prihvaćam', 'declined', 'denied'],
  ])('is answered "%s": kept here, proved there, told to the tag function', async (name, choice, analytics) => {
    await open('/cjenik')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('dialog')
    const proof = page.waitForResponse('**/api/consent')
    await answer(name)
    expect((await proof).status()).toBe(201)
    expect(await banner().count()).toBe(0)
    expect(await stored()).toBe(choice)
    expect(await consentCookie()).toBe(`${choice}.${policyVersion}`)
    expect(await told()).toEqual([grants(analytics)])

    // The server leaves the banner out, and what was accepted is granted anew.
    const html = await (await page.reload())!.text()
    expect(html).not.toContain('consent-title')
    await hydrated(page)
    expect(await banner().count()).toBe(0)
    expect(await told()).toEqual(choice === 'accepted' ? [grants('granted')] : [])
    expect(visit.complaints).toEqual([])
  })

  it('is asked again by the button in the footer', async () => {
    await open('/cjenik')
    await answer('Ne prihvaćam')
    await answer('Ponovno odaberi kolačiće')
    await banner().waitFor()
    await hydrated(page)
    expect(await stored()).toBeNull()
    expect(await banner().isVisible()).toBe(true)
    expect(visit.complaints).toEqual([])
  })

  it('is asked again when the policy has a new version', async () => {
    await open('/cjenik')
    await answer('Prihvaćam')
    await page.evaluate(() => localStorage.setItem('consentPolicyVersion', '0'))
    await page.reload()
    await hydrated(page)
    expect(await banner().isVisible()).toBe(true)
    expect(await stored()).toBeNull()
    expect(await told()).toEqual([])
  })

  it('is not asked of a browser that declines by itself, until the visitor wishes to choose', async () => {
    await open('/cjenik', { extraHTTPHeaders: { 'Sec-GPC': '1' } })
    expect(await banner().count()).toBe(0)
    expect(await told()).toEqual([])
    await answer('Ponovno odaberi kolačiće')
    await banner().waitFor()
    await hydrated(page)
    await answer('Prihvaćam')
    expect(await told()).toEqual([grants('granted')])
    await page.reload()
    await hydrated(page)
    expect(await banner().count()).toBe(0)
    expect(await told()).toEqual([grants('granted')])
    expect(visit.complaints).toEqual([])
  })

  it('is a form without JavaScript, and covers nothing', async () => {
    await open('/cjenik', { javaScriptEnabled: false })
    expect(await banner().isVisible()).toBe(true)
    const position = await banner().evaluate((element) => getComputedStyle(element).position)
    expect(position).toBe('static')
    await answer('Prihvaćam')
    expect(new URL(page.url()).pathname).toBe('/cjenik')
    expect(await banner().count()).toBe(0)
    expect(await consentCookie()).toBe(`accepted.${policyVersion}.posted`)
    await answer('Ponovno odaberi kolačiće')
    expect(await banner().isVisible()).toBe(true)
  })

  it('that the form has answered counts when the scripts come', async () => {
    await open('/cjenik')
    await page
      .context()
      .addCookies([{ name: 'consentChoice', value: `accepted.${policyVersion}.posted`, url: site.url }])
    await page.reload()
    await hydrated(page)
    expect(await banner().count()).toBe(0)
    await page.waitForFunction(() => localStorage.getItem('consentChoice') === 'accepted')
    expect(await told()).toEqual([grants('granted')])
    expect(await consentCookie()).toBe(`accepted.${policyVersion}`)
  })
})
