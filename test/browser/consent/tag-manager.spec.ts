import type { Page } from '@playwright/test'
import { policyVersion } from '../../../src/shared/consent/policy-version.js'
import { hydrated, networkQuiet } from '../../support/browser.js'
import { linkIn } from '../../support/mail-server.js'
import { expect, type Site, test } from '../fixtures.js'

const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'

/** Stand-in for Google's script: records the events that were queued before it loaded. */
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
const begin = { event: 'gtm.js', 'gtm.start': expect.any(Number) as unknown }

test.describe('the tag manager', () => {
  test.use({ ownSite: { TAG_MANAGER_ID: 'GTM-TEST123' } })

  let page: Page
  test.beforeEach(async ({ site }) => {
    site.forgive(/^Asked https:\/\/www\.googletagmanager\.com/)
    page = await site.newPage({
      undecided: true,
      prepare: (opened) =>
        opened.route(/googletagmanager/, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn })),
    })
  })

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

  test('nothing is requested from the tag manager while the visitor has not answered, on any page of the visit', async ({
    site,
  }) => {
    await open('/')
    expect(await told()).toEqual([defaults])
    await page.getByRole('main').getByRole('link', { name: 'Pronađite najbliži centar' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await networkQuiet(page)
    expect(await told()).toEqual([defaults])
    expect(await page.context().cookies()).toEqual([])
    expect(site.complaints).toEqual([])
  })

  test('the cookies of measurement disappear when consent is withdrawn', async ({ site }) => {
    await open('/cjenik')
    await answer('Prihvaćam')
    await toldBefore()
    const names = async () => (await page.context().cookies()).map(({ name }) => name).sort()
    await page.evaluate(() => {
      for (const name of ['_ga', '_ga_TEST123', '_gid', 'x_ga']) document.cookie = `${name}=1; Path=/; Max-Age=1000`
    })
    expect(await names()).toEqual(expect.arrayContaining(['_ga', '_ga_TEST123', '_gid', 'x_ga']))
    // The server would remove them, too.
    await page.route('**/api/consent', (route) => route.abort())
    site.forgive(/^Failed to load resource/)
    await answer('Promijenite odluku o kolačićima')
    await expect(page.getByRole('button', { name: 'Ne prihvaćam' })).toBeVisible()
    await expect.poll(async () => (await names()).filter((name) => /^_g/.test(name))).toEqual([])
    expect(await names()).toContain('x_ga')
  })

  test('nothing is requested from the tag manager after a refusal, nor on the next page', async ({ site }) => {
    await open('/cjenik')
    await answer('Ne prihvaćam')
    expect(await told()).toEqual([defaults, refusal])
    await open('/kontakt')
    expect(await told()).toEqual([defaults])
    expect(site.complaints).toEqual([])
  })

  test('the tag manager loads on acceptance, after the denied defaults and the grant', async ({ site }) => {
    await open('/cjenik')
    await answer('Prihvaćam')
    expect(await toldBefore()).toEqual([defaults, grant, begin])
    expect(site.complaints).toEqual([`Asked ${CONTAINER}`])
  })

  test('the tag manager loads on the next page in the same order, and not after consent is withdrawn', async ({
    site,
  }) => {
    await open('/cjenik')
    await answer('Prihvaćam')
    await toldBefore()
    await open('/kontakt')
    expect(await toldBefore()).toEqual([defaults, grant, begin])
    expect(site.complaints).toEqual([`Asked ${CONTAINER}`, `Asked ${CONTAINER}`])

    await answer('Promijenite odluku o kolačićima')
    await expect(page.getByRole('dialog')).toBeVisible()
    await hydrated(page)
    await page.waitForFunction(() => 'dataLayer' in window)
    expect(await told()).toEqual([defaults])
    expect(site.complaints).toHaveLength(2)
  })

  test('consent that is withdrawn in another tab is denied in this one, which asks again', async () => {
    await open('/cjenik')
    await answer('Prihvaćam')
    await toldBefore()
    const other = await page.context().newPage()
    await other.route(/googletagmanager/, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }))
    await other.goto('/kontakt')
    await other.waitForSelector('[data-hydrated]')
    await other.getByRole('button', { name: 'Promijenite odluku o kolačićima', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await told()).toEqual([defaults, grant, begin, refusal])
  })

  test('a tag function and a data layer that the page already has are used', async ({ site }) => {
    await page.addInitScript(`
      window.told = []
      window.gtag = (...words) => window.told.push({ ...words })
      window.dataLayer = [{ event: 'own' }]
    `)
    await open('/cjenik')
    await answer('Prihvaćam')
    await toldBefore()
    expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([defaults, grant])
    expect(await told()).toEqual([{ event: 'own' }, begin])
    expect(site.complaints).toEqual([`Asked ${CONTAINER}`])
  })

  test('the admin does not load the tag manager', async ({ site }) => {
    await open('/cjenik')
    await answer('Prihvaćam')
    await toldBefore()
    await page.goto('/admin/login')
    await hydrated(page)
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(site.complaints).toHaveLength(1)
  })

  test.describe('for a visitor who has accepted cookies', () => {
    /** Opens a link of a mail, leaves its page for a public one, and returns the requests of the visit. */
    const follow = async (site: Site, link: string, leave: () => Promise<unknown>) => {
      const requests: { url: string; referrer?: string }[] = []
      page.on('request', (request) => requests.push({ url: request.url(), referrer: request.headers().referer }))
      const choice = { name: 'consentChoice', value: `accepted.${policyVersion}.posted`, url: site.url }
      await page.context().addCookies([choice])
      await page.goto(link)
      await hydrated(page)
      await leave()
      return requests
    }
    const expectPrivate = (site: Site, requests: { url: string; referrer?: string }[]) => {
      expect(requests.filter(({ url }) => !url.startsWith(site.url))).toEqual([])
      expect(requests.filter(({ referrer }) => referrer?.includes('token'))).toEqual([])
    }

    test('the link of a newsletter mail reaches no third party, and is no referrer', async ({ site, admin, mails }) => {
      await admin.ask('POST', '/api/newsletter', { email: 'link@example.com' })
      const link = linkIn(await mails.mailTo('link@example.com'), '/newsletter')
      const requests = await follow(site, link, async () => {
        await page.getByRole('button', { name: 'Potvrđujem pretplatu' }).click()
        await page.getByRole('link', { name: 'Na početnu stranicu' }).click()
        await page.waitForURL(`${site.url}/`)
      })
      expectPrivate(site, requests)
    })

    test('the link to own data reaches no third party, and is no referrer', async ({ site, admin, mails }) => {
      const email = 'data@example.com'
      await admin.subscribe(email)
      await admin.ask('POST', '/api/own-data', { email })
      let mail = await mails.mailTo(email)
      while (!mail.text?.includes('/moji-podaci/poveznica')) mail = await mails.mailTo(email, mail)
      const requests = await follow(site, linkIn(mail, '/moji-podaci/poveznica'), async () => {
        await page.getByRole('link', { name: 'Zatražite to od nas' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
      })
      expect(await page.getByRole('textbox', { name: 'Poruka' }).inputValue()).toContain('mojoj adresi')
      expectPrivate(site, requests)
    })
  })
})
