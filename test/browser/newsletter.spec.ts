import type { Page } from 'playwright-core'
import { elementHydrated } from '../support/browser.js'
import { isLedTo, outcome } from '../support/forms.js'
import { mailbox } from '../support/mailbox.js'
import { holdBack, visitedSite } from '../support/visitors.js'

describe('the newsletter', () => {
  const mails = mailbox()
  const site = visitedSite(mails.variables)

  const form = (page: Page) => page.locator('#newsletter')
  const submit = (page: Page) => form(page).locator('button[type=submit]')
  const toast = (page: Page) => page.getByRole('region', { name: /^(Obavijesti|Notifications)/ }).getByRole('listitem')
  const open = async (language?: 'en') => {
    const page = await site.visit('/', { language })
    await elementHydrated(submit(page))
    return page
  }

  it('asks for an address in the words of the specification', async () => {
    const page = await open('en')
    await submit(page).click()
    await toast(page).getByText('Email Required', { exact: true }).waitFor()
    await toast(page).getByText('Please enter your email address to subscribe.', { exact: true }).waitFor()
    expect(await form(page).locator('input[name=email]').getAttribute('aria-invalid')).toBe('true')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('email')
  })

  it('refuses what is no address', async () => {
    const page = await open()
    await form(page).getByRole('textbox').fill('nije-adresa')
    await submit(page).click()
    await form(page).getByText('Nevažeća email adresa').waitFor()
  })

  it('is subscribed to once, says so while it is, and says when it was already', async () => {
    site.forgive(/status of 409/)
    const page = await open('en')
    const letGo = await holdBack(page, '**/api/newsletter')
    await form(page).getByRole('textbox').fill('maja@example.com')
    await submit(page).click()
    await form(page).getByRole('button', { name: 'Subscribing...', exact: true }).waitFor()
    letGo()
    await isLedTo(page, outcome(page, 'newsletter').filter({ hasText: 'One more step' }))

    await mails.confirm(site.url, 'maja@example.com')
    await form(page).getByRole('textbox').fill('maja@example.com')
    await submit(page).click()
    await toast(page).getByText('You are already subscribed', { exact: true }).waitFor()
    await isLedTo(page, outcome(page, 'newsletter').filter({ hasText: 'You are already subscribed' }))
    expect(await form(page).getByText('One more step').count()).toBe(0)
  })
})
