import type { Page } from '@playwright/test'
import { hydrated, networkQuiet } from '../support/browser.js'
import { expect, test } from './fixtures.js'

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

  test('is asked for nothing while the visitor has not answered, on any page of the visit', async ({ site }) => {
    await open('/')
    expect(await told()).toEqual([defaults])
    await page.getByRole('main').getByRole('link', { name: 'Pronađite najbliži centar' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await networkQuiet(page)
    expect(await told()).toEqual([defaults])
    expect(await page.context().cookies()).toEqual([])
    expect(site.complaints).toEqual([])
  })

  test('is asked for nothing after a refusal, then or on the next page', async ({ site }) => {
    await open('/cjenik')
    await answer('Ne prihvaćam')
    expect(await told()).toEqual([defaults, refusal])
    await open('/kontakt')
    expect(await told()).toEqual([defaults])
    expect(site.complaints).toEqual([])
  })

  test('is loaded by an acceptance, after the denied defaults and the grant', async ({ site }) => {
    await open('/cjenik')
    await answer('Prihvaćam')
    expect(await toldBefore()).toEqual([defaults, grant, begin])
    expect(site.complaints).toEqual([`Asked ${CONTAINER}`])
  })

  test('is loaded on the next page in the same order, and no more once the choice is taken back', async ({ site }) => {
    await open('/cjenik')
    await answer('Prihvaćam')
    await toldBefore()
    await open('/kontakt')
    expect(await toldBefore()).toEqual([defaults, grant, begin])
    expect(site.complaints).toEqual([`Asked ${CONTAINER}`, `Asked ${CONTAINER}`])

    await answer('Ponovno odaberite kolačiće')
    await expect(page.getByRole('dialog')).toBeVisible()
    await hydrated(page)
    await page.waitForFunction(() => 'dataLayer' in window)
    expect(await told()).toEqual([defaults])
    expect(site.complaints).toHaveLength(2)
  })

  test('is left out of the admin', async ({ site }) => {
    await open('/cjenik')
    await answer('Prihvaćam')
    await toldBefore()
    await page.goto('/admin/login')
    await hydrated(page)
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(site.complaints).toHaveLength(1)
  })
})
