import type { Page } from 'playwright-core'
import { hydrated } from '../support/browser.js'
import { administrator } from '../support/running-site.js'
import { onePerPage } from '../support/page-table.js'
import { openMenu, title, visitedSite } from '../support/visitors.js'

const storages = `for (const name of ['localStorage', 'sessionStorage'])`

/** How a browser keeps nothing for a site. */
const ways = {
  'that throws when it is looked at, and no cookies': `
    ${storages} Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError') } })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })`,
  'that is null': `${storages} Object.defineProperty(window, name, { get: () => null })`,
  'that is full': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
}

describe.each(Object.entries(ways))('with a storage %s', (_, script) => {
  const site = visitedSite()
  const banner = (page: Page) => page.getByRole('dialog')

  it('every page is hydrated and stays', async () => {
    const page = await site.visit('/', { script })
    for (const address of onePerPage) {
      await page.goto(address)
      await hydrated(page)
      expect([address, await title(page)]).toEqual([address, expect.stringMatching(/\S/)])
    }
  }, 90_000)

  it('a choice about cookies and of a language holds for the page, wherever it leads', async () => {
    const page = await site.visit('/cjenik', { script, undecided: true })
    await banner(page).getByRole('button', { name: 'Ne prihvaćam' }).click()
    await banner(page).waitFor({ state: 'detached' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    expect(await banner(page).count()).toBe(0)
    await openMenu(page)
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await banner(page).count()).toBe(0)
  })

  it('staff sign in and work', async () => {
    const page = await site.visit('/admin/login', { script })
    await page.getByLabel('Email adresa').fill(administrator.email)
    await page.getByLabel('Lozinka').fill(administrator.password)
    await page.getByRole('button', { name: 'Prijavi se' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pregled' }).waitFor()
    for (const address of ['/admin/contact-messages', '/admin/content']) {
      await page.goto(address)
      await hydrated(page)
      expect(await title(page)).toMatch(/\S/)
    }
    await page.keyboard.press('?')
    await page.locator('#root main').waitFor()
  })
})
