import type { Page } from '@playwright/test'
import { administrator } from '../../support/administrator.js'
import { elementHydrated, networkQuiet } from '../../support/browser.js'
import { fillContactForm, isConfirmed, isLedTo, outcome } from '../../support/forms.js'
import { desktop } from '../../support/visitors.js'
import { expect, type Site, test } from '../fixtures.js'

test.describe('without the server', () => {
  const message = (page: Page) => page.locator('#contact-message')
  const send = (page: Page) => page.locator('#contact button[type=submit]')
  const isTold = (page: Page) => page.getByText('Nema veze s poslužiteljem').first().waitFor()
  /** Opens the contact page and fills in its form. */
  const open = async (site: Site) => {
    site.forgive(/^Failed to load resource|Failed to fetch/)
    const page = await site.visit('/kontakt')
    await elementHydrated(send(page))
    await fillContactForm(page)
    await networkQuiet(page)
    return page
  }
  const switchLanguage = (page: Page) => page.getByRole('link', { name: 'English' }).click()

  test('a message stays in its form, and is sent once there is a network again', async ({ site }) => {
    const page = await open(site)
    await page.context().setOffline(true)
    await send(page).click()
    await isLedTo(page, outcome(page, 'contact').filter({ hasText: 'ostala kakva je bila, a s njom i sve što ste' }))
    await expect(message(page)).toHaveValue('Imate li termin u petak?')
    await page.context().setOffline(false)
    await expect(outcome(page, 'contact')).toContainText('Veza je opet tu')
    await outcome(page, 'contact').getByRole('button', { name: 'Pošaljite ponovno' }).click()
    await isConfirmed(page, 'contact', 'Poruka je poslana')
  })

  test('a link does not leave the page', async ({ site }) => {
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
    ['when requests fail', (page: Page) => page.route('**/*', (route) => route.abort())],
    ['while the server answers 502', (page: Page) => page.route('**/*', (route) => route.fulfill({ status: 502 }))],
  ] as const) {
    test(`the language is not switched ${name}, but once the server answers again`, async ({ site }) => {
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

  test('a page whose data cannot be fetched is loaded as a document', async ({ site }) => {
    const page = await open(site)
    await page.route('**/index.pageContext.json*', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/cjenik')
  })

  test('a form of the admin keeps its values, and is sent once there is a network again', async ({ site }) => {
    site.forgive(/^Failed to load resource|Failed to fetch/)
    const page = await site.visit('/admin/login', { language: 'hr', viewport: desktop })
    const signIn = page.getByRole('main').getByRole('button', { name: 'Prijavi se', exact: true })
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
