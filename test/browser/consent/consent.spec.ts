import type { Page } from '@playwright/test'
import { policyVersion } from '../../../src/shared/consent/policy-version.js'
import { elementHydrated, hydrated } from '../../support/browser.js'
import { expect, type Site, test, type VisitOptions } from '../fixtures.js'

/** Tag function that records its calls. */
const fakeTag = `window.told = []; window.gtag = (...words) => window.told.push(words)`
/** Browser that sends Global Privacy Control: https://www.w3.org/TR/gpc/ */
const declining = `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`

test.describe('the cookie banner', () => {
  let page: Page

  const open = async (site: Site, address: string, options: VisitOptions = {}) => {
    page = await site.visit(address, { undecided: true, script: fakeTag, ...options })
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

  test('is shown to new visitors, takes focus and links the policies', async ({ site }) => {
    await open(site, '/cjenik')
    await expect(banner()).toBeFocused()
    expect(
      await banner()
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(['/privacy-policy', '/cookies'])
    expect(await stored()).toBeNull()
    expect(await told()).toEqual([])
  })

  test('leaves focus in the field in which the visitor types before hydration', async ({ site }) => {
    let release!: () => void
    const released = new Promise<void>((resolve) => (release = resolve))
    page = await site.newPage({ undecided: true })
    await page.route(/\.js(\?|$)/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/kontakt', { waitUntil: 'commit' })
    const name = page.getByLabel('Ime i prezime')
    await name.focus()
    release()
    await hydrated(page)
    await expect(banner()).toBeVisible()
    await expect(name).toBeFocused()
  })

  test('covers less than half of a phone in landscape, with two equal buttons', async ({ site }) => {
    await open(site, '/cjenik', { viewport: { width: 640, height: 360 } })
    expect((await banner().boundingBox())!.height).toBeLessThan(180)
    const looks = await banner()
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((button) => {
          const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button)
          return { backgroundColor, color, borderColor, fontWeight, height: button.clientHeight }
        }),
      )
    expect(looks).toHaveLength(2)
    expect(looks[0]).toEqual(looks[1])
  })

  test('covers neither the end of the page nor toasts', async ({ site }) => {
    await open(site, '/')
    const ground = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await ground('html')).toBe(await ground('footer'))
    const subscribe = page.getByRole('button', { name: 'Pretplatite se' })
    await elementHydrated(subscribe)
    await subscribe.click()
    const toast = page.getByRole('region', { name: /^Obavijesti/ }).getByRole('listitem')
    await expect(toast).toBeVisible()
    const { y, height } = (await toast.boundingBox())!
    expect(y + height).toBeLessThanOrEqual((await banner().boundingBox())!.y)
  })

  test('stores the answer when the page has no tag function', async ({ site }) => {
    await open(site, '/cjenik', { script: '' })
    await answer('Prihvaćam')
    await expect(banner()).toHaveCount(0)
    expect(await stored()).toBe('accepted')
  })

  for (const [name, choice, analytics] of [
    ['Prihvaćam', 'accepted', 'granted'],
    ['Ne prihvaćam', 'declined', 'denied'],
  ] as const) {
    const tag = choice === 'declined' ? '@quick' : []
    test(
      `stores the answer "${name}" in the browser and on the server, and passes it to the tag function`,
      { tag },
      async ({ site }) => {
        await open(site, '/cjenik')
        const proof = page.waitForResponse('**/api/consent')
        await answer(name)
        expect((await proof).status()).toBe(201)
        await expect(banner()).toHaveCount(0)
        expect(await stored()).toBe(choice)
        expect(await consentCookie()).toBe(`${choice}.${policyVersion}`)
        expect(await told()).toEqual([grants(analytics)])

        // The server leaves the banner out, and an acceptance is granted again.
        const html = await (await page.reload())!.text()
        expect(html).not.toContain('consent-title')
        await hydrated(page)
        expect(await banner().count()).toBe(0)
        expect(await told()).toEqual(choice === 'accepted' ? [grants('granted')] : [])
      },
    )
  }

  test('keeps the cookie that the server has set, and reads a refusal where storage was emptied', async ({ site }) => {
    await open(site, '/cjenik')
    const recorded = page.waitForResponse('**/api/consent')
    await answer('Ne prihvaćam')
    const cookies = (await (await recorded).headerValue('set-cookie')) ?? ''
    expect(cookies).toContain(`consentChoice=declined.${policyVersion}; Max-Age=31536000`)
    // Safari deletes what scripts store after seven days, and every cookie that a script has written.
    const writtenByScripts = `window.written = []; const { set, get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      Object.defineProperty(document, 'cookie', { get() { return get.call(document) }, set(value) { window.written.push(value); set.call(document, value) } })`
    await page.addInitScript({ content: writtenByScripts })
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await hydrated(page)
    await page.waitForFunction(() => localStorage.getItem('consentChoice') === 'declined')
    expect(await banner().count()).toBe(0)
    const written = await page.evaluate(() => (window as unknown as { written: string[] }).written)
    expect(written.filter((cookie) => cookie.startsWith('consentChoice'))).toEqual([])
  })

  test('is shown again where storage with an acceptance was emptied', async ({ site }) => {
    await open(site, '/cjenik')
    const recorded = page.waitForResponse('**/api/consent')
    await answer('Prihvaćam')
    await recorded
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(banner()).toBeFocused()
    expect(await stored()).toBeNull()
    expect(await told()).toEqual([])
  })

  test('is shown again by the button in the footer while the server does not answer', async ({ site }) => {
    await open(site, '/cjenik')
    await page.route('**/api/consent', () => undefined)
    await answer('Prihvaćam')
    await answer('Promijenite odluku o kolačićima')
    await page.waitForFunction(() => localStorage.getItem('consentChoice') === null)
    await expect(banner()).toBeVisible()
    expect(await consentCookie()).toBe('ask')
  })

  test('is shown again by the button in the footer', async ({ site }) => {
    await open(site, '/cjenik')
    await answer('Ne prihvaćam')
    await answer('Promijenite odluku o kolačićima')
    await expect(banner()).toBeVisible()
    await hydrated(page)
    expect(await stored()).toBeNull()
    expect(await banner().isVisible()).toBe(true)
  })

  test('is shown again by the button in the footer that is pressed before scripts have loaded', async ({ site }) => {
    site.forgive(/^Failed to load resource/)
    await open(site, '/cjenik')
    await answer('Prihvaćam')
    await page.route(/\.js(\?|$)/, (route) => route.abort())
    await page.reload()
    await answer('Promijenite odluku o kolačićima')
    await expect(banner()).toBeVisible()
    await page.unroute(/\.js(\?|$)/)
    await page.reload()
    await hydrated(page)
    await expect(banner()).toBeFocused()
    expect(await stored()).toBeNull()
    expect(await told()).toEqual([])
  })

  test('is shown again when the policy has a new version', async ({ site }) => {
    await open(site, '/cjenik')
    await answer('Prihvaćam')
    await page.evaluate(() => localStorage.setItem('consentPolicyVersion', '0'))
    await page.reload()
    await hydrated(page)
    expect(await banner().isVisible()).toBe(true)
    expect(await stored()).toBeNull()
    expect(await told()).toEqual([])
  })

  test('is hidden under Global Privacy Control until the visitor asks to choose', async ({ site }) => {
    await open(site, '/cjenik', { extraHTTPHeaders: { 'Sec-GPC': '1' }, script: `${fakeTag};${declining}` })
    expect(await banner().count()).toBe(0)
    expect(await told()).toEqual([])
    await answer('Promijenite odluku o kolačićima')
    await expect(banner()).toBeVisible()
    await hydrated(page)
    await answer('Prihvaćam')
    expect(await told()).toEqual([grants('granted')])
    await page.reload()
    await hydrated(page)
    expect(await banner().count()).toBe(0)
    expect(await told()).toEqual([grants('granted')])
  })

  test('is a form in the flow of the page without JavaScript', async ({ site }) => {
    await open(site, '/cjenik', { javaScriptEnabled: false })
    await expect(banner()).toBeVisible()
    const position = await banner().evaluate((element) => getComputedStyle(element).position)
    expect(position).toBe('static')
    await answer('Prihvaćam')
    expect(new URL(page.url()).pathname).toBe('/cjenik')
    await expect(banner()).toHaveCount(0)
    expect(await consentCookie()).toBe(`accepted.${policyVersion}.posted`)
    await answer('Promijenite odluku o kolačićima')
    await expect(banner()).toBeVisible()
  })

  test('accepts the answer that the form without JavaScript has stored', async ({ site }) => {
    await open(site, '/cjenik')
    const answered = { name: 'consentChoice', value: `accepted.${policyVersion}.posted`, url: site.url }
    await page.context().addCookies([answered])
    await page.reload()
    await hydrated(page)
    expect(await banner().count()).toBe(0)
    await page.waitForFunction(() => localStorage.getItem('consentChoice') === 'accepted')
    expect(await told()).toEqual([grants('granted')])
    expect(await consentCookie()).toBe(`accepted.${policyVersion}`)
  })

  test('prefers a refusal by the form to an earlier acceptance in storage', async ({ site }) => {
    await open(site, '/cjenik')
    const recorded = page.waitForResponse('**/api/consent')
    await answer('Prihvaćam')
    await recorded
    const answered = { name: 'consentChoice', value: `declined.${policyVersion}.posted`, url: site.url }
    await page.context().addCookies([answered])
    await page.reload()
    await hydrated(page)
    await page.waitForFunction(() => localStorage.getItem('consentChoice') === 'declined')
    expect(await told()).toEqual([])
    expect(await consentCookie()).toBe(`declined.${policyVersion}`)
  })
})
