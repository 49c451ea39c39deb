import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { hydrated } from '../../support/browser.js'
import { type Admin, expect, type Site, test, type VisitOptions } from '../fixtures.js'

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}
const granted = { ...denied, analytics_storage: 'granted' }

const texts = {
  hr: {
    title: 'Vi odlučujete o kolačićima',
    accept: 'Prihvaćam',
    decline: 'Ne prihvaćam',
    reset: 'Promijenite odluku o kolačićima',
  },
  en: {
    title: 'Cookies are up to you',
    accept: 'Accept',
    decline: 'Decline',
    reset: 'Change your cookie choice',
  },
} as const

/** New visitor of a page with a tag function that records its calls. */
const visitor: VisitOptions = {
  undecided: true,
  script: 'window.told = []; window.gtag = (...words) => window.told.push(words)',
}

let page: Page
const banner = () => page.locator('[data-consent-banner]')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const stored = () => page.evaluate(() => localStorage.getItem('consentChoice'))
const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told)
const reload = async () => {
  await page.reload()
  await hydrated(page)
}
/** Presses a button that reloads the page. */
const pressAndReload = async (button: ReturnType<Page['locator']>) => {
  const reloaded = page.waitForEvent('load')
  await button.click()
  await reloaded
  await hydrated(page)
}
const footerButton = (name: string) => page.getByRole('contentinfo').getByRole('button', { name })
const ownButton = (name: string) => page.getByRole('main').getByRole('button', { name })

const save = async (admin: Admin, values: object) => {
  const { version } = await admin.ask<{ version: number }>('GET', '/api/admin/settings')
  await admin.ask('PUT', '/api/admin/settings', values, { 'If-Match': `"${version}"` })
}

test.describe('a site', () => {
  test.use({ ownSite: {} })

  for (const [language, { title, accept, decline, reset }] of Object.entries(texts) as [
    keyof typeof texts,
    (typeof texts)[keyof typeof texts],
  ][]) {
    test(`asks for consent by default, stores it, grants it and deletes it in ${language}`, async ({ site, admin }) => {
      const { values } = await admin.ask<{ values: object }>('GET', '/api/admin/settings')
      expect(values).toEqual({})

      page = await site.visit('/', { ...visitor, language })
      await expect(page.getByRole('dialog', { name: title })).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(await stored()).toBeNull()
      expect(await told()).toEqual([])
      const links = banner().getByRole('link')
      expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))).toEqual([
        '/privacy-policy',
        '/cookies',
      ])
      expect(await accessibilityAndReflowFaults(page)).toEqual([])

      await press(decline)
      await expect(banner()).toHaveCount(0)
      expect(await stored()).toBe('declined')
      expect(await told()).toEqual([['consent', 'update', denied]])
      await reload()
      await expect(banner()).toHaveCount(0)
      expect(await told()).toEqual([])

      await pressAndReload(footerButton(reset))
      await expect(banner()).toBeFocused()
      expect(await stored()).toBeNull()

      await press(accept)
      await expect(banner()).toHaveCount(0)
      expect(await stored()).toBe('accepted')
      expect(await told()).toEqual([['consent', 'update', granted]])
      await reload()
      await expect(banner()).toHaveCount(0)
      expect(await told()).toEqual([['consent', 'update', granted]])

      await page.goto('/cookies')
      await hydrated(page)
      await pressAndReload(ownButton(reset))
      await expect(banner()).toBeFocused()
      expect(await stored()).toBeNull()
      expect(await told()).toEqual([])
    })
  }

  test('offers the links and answers of the banner to the Tab key in their order', async ({ site }) => {
    page = await site.visit('/', visitor)
    const { accept, decline } = texts.hr
    for (const name of ['Privatnost', 'Kolačići', decline, accept]) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement!.textContent)).toBe(name)
    }
    await page.keyboard.press('Enter')
    await expect(banner()).toHaveCount(0)
    expect(await stored()).toBe('accepted')
  })

  test('neither requests nor connects to another host by default, even after an acceptance', async ({ site }) => {
    page = await site.visit('/', visitor)
    await page.waitForFunction(() => performance.getEntriesByName('bootstrap').length === 1)
    expect(await page.evaluate(() => sessionStorage.getItem('visited'))).toBe('true')
    await press(texts.hr.accept)
    await expect(page.locator('link[rel=preconnect]')).toHaveCount(0)
    expect(site.complaints).toEqual([])
  })

  test.describe('that asks only when needed', () => {
    test.beforeEach(({ admin }) => save(admin, { consentBanner: 'needed' }))
    test.afterEach(({ admin }) => save(admin, {}))

    const expectNothingAsked = async (site: Site, address: string, options: VisitOptions) => {
      // The page cache learns of the setting by a notification.
      await expect(async () => {
        page = await site.visit(address, options)
        await expect(banner()).toHaveCount(0, { timeout: 1 })
      }).toPass()
    }

    for (const [place, address, button] of [
      ['the footer', '/blog', footerButton],
      ['the page about cookies', '/cookies', ownButton],
    ] as const) {
      test(`asks for consent by the button of ${place}, until the visitor answers`, async ({ site }) => {
        await expectNothingAsked(site, address, visitor)
        await pressAndReload(button(texts.hr.reset))
        await expect(banner()).toBeFocused()
        await page.goto('/cjenik')
        await hydrated(page)
        await expect(banner()).toBeVisible()
        await press(texts.hr.decline)
        expect(await stored()).toBe('declined')
        await reload()
        await expect(banner()).toHaveCount(0)
      })

      test(`asks for consent by the button of ${place} without JavaScript`, async ({ site }) => {
        await expectNothingAsked(site, address, { ...visitor, javaScriptEnabled: false })
        await button(texts.hr.reset).click()
        await expect(banner()).toBeVisible()
        await press(texts.hr.decline)
        await expect(banner()).toHaveCount(0)
      })
    }
  })
})
