import type { Page } from '@playwright/test'
import { policyVersion } from '../../src/shared/consent/policy-version.js'
import { elementHydrated, hydrated } from '../support/browser.js'
import { expect, type Site, test, type VisitOptions } from './fixtures.js'

/** Stands where a tag function would, and writes down what it is told. */
const fakeTag = `window.told = []; window.gtag = (...words) => window.told.push(words)`
/** A browser that asks for privacy by itself: https://www.w3.org/TR/gpc/ */
const declining = `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`

test.describe('the question about cookies', () => {
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

  test('is asked of who has not answered it: it takes focus and leads to what there is to know', async ({ site }) => {
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

  test('leaves more than half of a phone on its side, and favours neither answer', async ({ site }) => {
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

  test('covers neither the end of the page nor what is told meanwhile', async ({ site }) => {
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

  test('is answered also where no tag function is', async ({ site }) => {
    await open(site, '/cjenik', { script: '' })
    await answer('Prihvaćam')
    await expect(banner()).toHaveCount(0)
    expect(await stored()).toBe('accepted')
  })

  for (const [name, choice, analytics] of [
    ['Prihvaćam', 'accepted', 'granted'],
    ['Ne prihvaćam', 'declined', 'denied'],
  ] as const) {
    test(`is answered "${name}": kept here, proved there, told to the tag function`, async ({ site }) => {
      await open(site, '/cjenik')
      const proof = page.waitForResponse('**/api/consent')
      await answer(name)
      expect((await proof).status()).toBe(201)
      await expect(banner()).toHaveCount(0)
      expect(await stored()).toBe(choice)
      expect(await consentCookie()).toBe(`${choice}.${policyVersion}`)
      expect(await told()).toEqual([grants(analytics)])

      // The server leaves the banner out, and what was accepted is granted anew.
      const html = await (await page.reload())!.text()
      expect(html).not.toContain('consent-title')
      await hydrated(page)
      await expect(banner()).toHaveCount(0)
      expect(await told()).toEqual(choice === 'accepted' ? [grants('granted')] : [])
    })
  }

  test('is asked again by the button in the footer', async ({ site }) => {
    await open(site, '/cjenik')
    await answer('Ne prihvaćam')
    await answer('Ponovno odaberite kolačiće')
    await expect(banner()).toBeVisible()
    await hydrated(page)
    expect(await stored()).toBeNull()
    await expect(banner()).toBeVisible()
  })

  test('is asked again when the policy has a new version', async ({ site }) => {
    await open(site, '/cjenik')
    await answer('Prihvaćam')
    await page.evaluate(() => localStorage.setItem('consentPolicyVersion', '0'))
    await page.reload()
    await hydrated(page)
    await expect(banner()).toBeVisible()
    expect(await stored()).toBeNull()
    expect(await told()).toEqual([])
  })

  test('is not asked of a browser that declines by itself, until the visitor wishes to choose', async ({ site }) => {
    await open(site, '/cjenik', { extraHTTPHeaders: { 'Sec-GPC': '1' }, script: `${fakeTag};${declining}` })
    await expect(banner()).toHaveCount(0)
    expect(await told()).toEqual([])
    await answer('Ponovno odaberite kolačiće')
    await expect(banner()).toBeVisible()
    await hydrated(page)
    await answer('Prihvaćam')
    expect(await told()).toEqual([grants('granted')])
    await page.reload()
    await hydrated(page)
    await expect(banner()).toHaveCount(0)
    expect(await told()).toEqual([grants('granted')])
  })

  test('is a form without JavaScript, and covers nothing', async ({ site }) => {
    await open(site, '/cjenik', { javaScriptEnabled: false })
    await expect(banner()).toBeVisible()
    const position = await banner().evaluate((element) => getComputedStyle(element).position)
    expect(position).toBe('static')
    await answer('Prihvaćam')
    expect(new URL(page.url()).pathname).toBe('/cjenik')
    await expect(banner()).toHaveCount(0)
    expect(await consentCookie()).toBe(`accepted.${policyVersion}.posted`)
    await answer('Ponovno odaberite kolačiće')
    await expect(banner()).toBeVisible()
  })

  test('that the form has answered counts when the scripts come', async ({ site }) => {
    await open(site, '/cjenik')
    const answered = { name: 'consentChoice', value: `accepted.${policyVersion}.posted`, url: site.url }
    await page.context().addCookies([answered])
    await page.reload()
    await hydrated(page)
    await expect(banner()).toHaveCount(0)
    await page.waitForFunction(() => localStorage.getItem('consentChoice') === 'accepted')
    expect(await told()).toEqual([grants('granted')])
    expect(await consentCookie()).toBe(`accepted.${policyVersion}`)
  })
})
