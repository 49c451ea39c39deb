import type { Page } from '@playwright/test'
import { administrator } from '../../support/administrator.js'
import { hydrated } from '../../support/browser.js'
import { onePerPage } from '../../support/page-table.js'
import { heading, title } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const storages = `for (const name of ['localStorage', 'sessionStorage'])`

/** Ways in which a browser stores nothing for a site. */
const ways = {
  'that throws on access, and no cookies': `
    ${storages} Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError') } })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })`,
  'that is null': `${storages} Object.defineProperty(window, name, { get: () => null })`,
  'that is full': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
}

for (const [name, script] of Object.entries(ways)) {
  test.describe(`with a storage ${name}`, () => {
    const banner = (page: Page) => page.getByRole('dialog')

    test('every page is hydrated and still shown', async ({ site }) => {
      test.setTimeout(90_000)
      const page = await site.newPage({ script })
      for (const address of onePerPage) {
        await page.goto(address, { waitUntil: 'commit' })
        await hydrated(page)
        expect([address, await title(page)]).toEqual([address, expect.stringMatching(/\S/)])
      }
    })

    test('the choice about cookies and the chosen language hold for the document, across its links', async ({
      site,
    }) => {
      const page = await site.visit('/cjenik', { script, undecided: true })
      await banner(page).getByRole('button', { name: 'Ne prihvaćam' }).click()
      await expect(banner(page)).toHaveCount(0)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
      expect(await banner(page).count()).toBe(0)
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
      expect(await banner(page).count()).toBe(0)
    })

    test('staff sign in and work', async ({ site }) => {
      const page = await site.visit('/admin/login', { script })
      await page.getByLabel('Email adresa').fill(administrator.email)
      await page.getByLabel('Lozinka').fill(administrator.password)
      await page.getByRole('button', { name: 'Prijavi se', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Pregled' })).toBeVisible()
      for (const address of ['/admin/contact-messages', '/admin/content']) {
        await page.goto(address)
        await hydrated(page)
        await expect(heading(page)).toHaveText(/\S/)
      }
      await page.keyboard.press('?')
      await expect(page.locator('#root main')).toBeVisible()
    })
  })
}
