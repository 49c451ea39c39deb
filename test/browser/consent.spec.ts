import type { Page } from 'playwright-core'
import { policyVersion } from '../../src/shared/consent/policy-version.js'
import { elementHydrated, hydrated } from '../support/browser.js'
import { type VisitOptions, visitedSite } from '../support/visitors.js'

/** Stands where a tag function would, and writes down what it is told. */
const fakeTag = `window.told = []; window.gtag = (...words) => window.told.push(words)`
/** A browser that asks for privacy by itself: https://www.w3.org/TR/gpc/ */
const declining = `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`

describe('the question about cookies', () => {
  const site = visitedSite()
  let page: Page

  const open = async (address: string, options: VisitOptions = {}) => {
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

  it('is asked of who has not answered it: it takes focus and leads to what there is to know', async () => {
    await open('/cjenik')
    expect(await banner().evaluate((element) => element === document.activeElement)).toBe(true)
    expect(
      await banner()
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(['/privacy-policy', '/cookies'])
    expect(await stored()).toBeNull()
    expect(await told()).toEqual([])
  })

  it('leaves more than half of a phone on its side, and favours neither answer', async () => {
    await open('/cjenik', { viewport: { width: 640, height: 360 } })
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

  it('covers neither the end of the page nor what is told meanwhile', async () => {
    await open('/')
    const ground = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await ground('html')).toBe(await ground('footer'))
    const subscribe = page.getByRole('button', { name: 'Pretplatite se' })
    await elementHydrated(subscribe)
    await subscribe.click()
    const toast = page.getByRole('region', { name: /^Obavijesti/ }).getByRole('listitem')
    await toast.waitFor()
    const { y, height } = (await toast.boundingBox())!
    expect(y + height).toBeLessThanOrEqual((await banner().boundingBox())!.y)
  })

  it('is answered also where no tag function is', async () => {
    await open('/cjenik', { script: '' })
    await answer('Prihvaćam')
    expect(await banner().count()).toBe(0)
    expect(await stored()).toBe('accepted')
  })

  it.each([
    ['Prihvaćam', 'accepted', 'granted'],
    ['Ne prihvaćam', 'declined', 'denied'],
  ])('is answered "%s": kept here, proved there, told to the tag function', async (name, choice, analytics) => {
    await open('/cjenik')
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
  })

  it('is asked again by the button in the footer', async () => {
    await open('/cjenik')
    await answer('Ne prihvaćam')
    await answer('Ponovno odaberite kolačiće')
    await banner().waitFor()
    await hydrated(page)
    expect(await stored()).toBeNull()
    expect(await banner().isVisible()).toBe(true)
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
    await open('/cjenik', { extraHTTPHeaders: { 'Sec-GPC': '1' }, script: `${fakeTag};${declining}` })
    expect(await banner().count()).toBe(0)
    expect(await told()).toEqual([])
    await answer('Ponovno odaberite kolačiće')
    await banner().waitFor()
    await hydrated(page)
    await answer('Prihvaćam')
    expect(await told()).toEqual([grants('granted')])
    await page.reload()
    await hydrated(page)
    expect(await banner().count()).toBe(0)
    expect(await told()).toEqual([grants('granted')])
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
    await answer('Ponovno odaberite kolačiće')
    expect(await banner().isVisible()).toBe(true)
  })

  it('that the form has answered counts when the scripts come', async () => {
    await open('/cjenik')
    const answered = { name: 'consentChoice', value: `accepted.${policyVersion}.posted`, url: site.url }
    await page.context().addCookies([answered])
    await page.reload()
    await hydrated(page)
    expect(await banner().count()).toBe(0)
    await page.waitForFunction(() => localStorage.getItem('consentChoice') === 'accepted')
    expect(await told()).toEqual([grants('granted')])
    expect(await consentCookie()).toBe(`accepted.${policyVersion}`)
  })
})
