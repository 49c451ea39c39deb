import type { Page } from '@playwright/test'
import { elementHydrated, networkQuiet } from '../support/browser.js'
import { fillContactForm } from '../support/forms.js'
import { administrator } from '../support/administrator.js'
import { desktop, openMenu } from '../support/visitors.js'
import { expect, type Site, test } from './fixtures.js'

test.describe('without the server', () => {
  const message = (page: Page) => page.locator('#contact-message')
  const send = (page: Page) => page.locator('#contact button[type=submit]')
  const isTold = (page: Page) => page.getByText('Nema veze s poslužiteljem').first().waitFor()
  /** The form of the contact page, filled in. */
  const open = async (site: Site) => {
    site.forgive(/^Failed to load resource|Failed to fetch/)
    const page = await site.visit('/kontakt')
    await elementHydrated(send(page))
    await fillContactForm(page)
    await networkQuiet(page)
    return page
  }
  const switchLanguage = async (page: Page) => {
    await openMenu(page)
    await page.getByRole('link', { name: 'English' }).click()
  }

  test('what was typed stays when it cannot be sent, and is sent when there is a network again', async ({ site }) => {
    const page = await open(site)
    await page.context().setOffline(true)
    await send(page).click()
    await expect(page.getByText('Slanje nije uspjelo').first()).toBeVisible()
    await expect(message(page)).toHaveValue('Imate li termin u petak?')
    await page.context().setOffline(false)
    await send(page).click()
    await expect(page.getByText('Poruka je poslana').first()).toBeVisible()
  })

  test('a link does not lead away from it', async ({ site }) => {
    const page = await open(site)
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    await isTold(page)
    expect(new URL(page.url()).pathname).toBe('/kontakt')
    await expect(message(page)).toHaveValue('Imate li termin u petak?')
    await page.context().setOffline(false)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible()
  })

  for (const [name, takeAway] of [
    ['without a network', (page: Page) => page.context().setOffline(true)],
    ['without an answer', (page: Page) => page.route('**/*', (route) => route.abort())],
    ['while it only says that it fails', (page: Page) => page.route('**/*', (route) => route.fulfill({ status: 502 }))],
  ] as const) {
    test(`the language is not switched ${name}, but once it is there again`, async ({ site }) => {
      const page = await open(site)
      await takeAway(page)
      await switchLanguage(page)
      await isTold(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'hr')
      await expect(message(page)).toHaveValue('Imate li termin u petak?')
      await page.context().setOffline(false)
      await page.unroute('**/*')
      await switchLanguage(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
      await expect(message(page)).toHaveValue('Imate li termin u petak?')
    })
  }

  test('a page whose data cannot be had is asked of the server as a whole', async ({ site }) => {
    const page = await open(site)
    await page.route('**/index.pageContext.json*', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/cjenik')
  })

  test('a form of the admin stays as it is, and is sent when there is a network again', async ({ site }) => {
    site.forgive(/^Failed to load resource|Failed to fetch/)
    const page = await site.visit('/admin/login', { language: 'hr', viewport: desktop })
    const signIn = page.getByRole('main').getByRole('button', { name: 'Prijavi se' })
    await elementHydrated(signIn)
    await networkQuiet(page)
    await page.getByLabel('Email adresa').fill(administrator.email)
    await page.getByLabel('Lozinka').fill(administrator.password)
    await page.context().setOffline(true)
    await signIn.click()
    await isTold(page)
    await expect(page.getByLabel('Lozinka')).toHaveValue(administrator.password)
    await page.context().setOffline(false)
    await signIn.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pregled' })).toBeVisible()
  })
})
