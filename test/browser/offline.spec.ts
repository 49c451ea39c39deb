import type { Page } from 'playwright-core'
import { elementHydrated } from '../support/browser.js'
import { fillContactForm } from '../support/forms.js'
import { administrator } from '../support/running-site.js'
import { desktop, openMenu, visitedSite } from '../support/visitors.js'

describe('without the server', () => {
  const site = visitedSite()

  const message = (page: Page) => page.locator('#contact-message')
  const send = (page: Page) => page.locator('#contact button[type=submit]')
  const isTold = (page: Page) => page.getByText('Nema veze s poslužiteljem').first().waitFor()
  /** The form of the contact page, filled in. */
  const open = async () => {
    site.forgive(/^Failed to load resource|Failed to fetch/)
    const page = await site.visit('/kontakt')
    await elementHydrated(send(page))
    await fillContactForm(page)
    await page.waitForLoadState('networkidle')
    return page
  }
  const switchLanguage = async (page: Page) => {
    await openMenu(page)
    await page.getByRole('link', { name: 'English' }).click()
  }

  it('what was typed stays when it cannot be sent, and is sent when there is a network again', async () => {
    const page = await open()
    await page.context().setOffline(true)
    await send(page).click()
    await page.getByText('Slanje nije uspjelo').first().waitFor()
    expect(await message(page).inputValue()).toBe('Imate li termin u petak?')
    await page.context().setOffline(false)
    await send(page).click()
    await page.getByText('Poruka je poslana').first().waitFor()
  })

  it('a link does not lead away from it', async () => {
    const page = await open()
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    await isTold(page)
    expect(new URL(page.url()).pathname).toBe('/kontakt')
    expect(await message(page).inputValue()).toBe('Imate li termin u petak?')
    await page.context().setOffline(false)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cjenik' }).waitFor()
  })

  it.each([
    ['without a network', (page: Page) => page.context().setOffline(true)],
    ['without an answer', (page: Page) => page.route('**/*', (route) => route.abort())],
    ['while it only says that it fails', (page: Page) => page.route('**/*', (route) => route.fulfill({ status: 502 }))],
  ])('the language is not switched %s, but once it is there again', async (_, takeAway) => {
    const page = await open()
    await takeAway(page)
    await switchLanguage(page)
    await isTold(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('hr')
    expect(await message(page).inputValue()).toBe('Imate li termin u petak?')
    await page.context().setOffline(false)
    await page.unroute('**/*')
    await switchLanguage(page)
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await message(page).inputValue()).toBe('Imate li termin u petak?')
  })

  it('a page whose data cannot be had is asked of the server as a whole', async () => {
    const page = await open()
    await page.route('**/index.pageContext.json*', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cjenik' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/cjenik')
  })

  it('a form of the admin stays as it is, and is sent when there is a network again', async () => {
    site.forgive(/^Failed to load resource|Failed to fetch/)
    const page = await site.visit('/admin/login', { language: 'hr', viewport: desktop })
    const signIn = page.getByRole('main').getByRole('button', { name: 'Prijavi se' })
    await elementHydrated(signIn)
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Email adresa').fill(administrator.email)
    await page.getByLabel('Lozinka').fill(administrator.password)
    await page.context().setOffline(true)
    await signIn.click()
    await isTold(page)
    expect(await page.getByLabel('Lozinka').inputValue()).toBe(administrator.password)
    await page.context().setOffline(false)
    await signIn.click()
    await page.getByRole('heading', { level: 1, name: 'Pregled' }).waitFor()
  })
})
