import type { Page } from '@playwright/test'
import { elementHydrated } from '../../support/browser.js'
import { isConfirmed, isLedTo, outcome } from '../../support/forms.js'
import { holdBack } from '../../support/visitors.js'
import { expect, type Site, test } from '../fixtures.js'

test.describe('the newsletter', () => {
  const form = (page: Page) => page.locator('#newsletter')
  const submit = (page: Page) => form(page).locator('button[type=submit]')
  const toast = (page: Page) => page.getByRole('region', { name: /^(Obavijesti|Notifications)/ }).getByRole('listitem')
  const open = async (site: Site, language?: 'en') => {
    const page = await site.visit('/', { language })
    await elementHydrated(submit(page))
    return page
  }

  test('asks for an address in the words of the specification', async ({ site }) => {
    const page = await open(site, 'en')
    await submit(page).click()
    await expect(toast(page).getByText('Email Required', { exact: true })).toBeVisible()
    await expect(toast(page).getByText('Please enter your email address to subscribe.', { exact: true })).toBeVisible()
    await expect(form(page).locator('input[name=email]')).toHaveAttribute('aria-invalid', 'true')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('email')
  })

  test('drops the toast about an empty address when the form is sent again', async ({ site }) => {
    const page = await open(site)
    await submit(page).click()
    await expect(toast(page).filter({ hasText: 'Email adresa je obavezna' })).toBeVisible()
    await form(page).getByRole('textbox').fill('nije-adresa')
    await submit(page).click()
    await expect(toast(page)).toHaveCount(0)
  })

  test('refuses what is no address', async ({ site }) => {
    const page = await open(site)
    await form(page).getByRole('textbox').fill('nije-adresa')
    await submit(page).click()
    await expect(form(page).getByText('Nevažeća email adresa')).toBeVisible()
  })

  test('is subscribed to once, reports progress, and reports an address that is already subscribed', async ({
    site,
    mails,
  }) => {
    site.forgive(/status of 409/)
    const page = await open(site, 'en')
    const letGo = await holdBack(page, '**/api/newsletter')
    await form(page).getByRole('textbox').fill('maja@example.com')
    await submit(page).click()
    await expect(form(page).getByRole('button', { name: 'Subscribing...', exact: true })).toBeVisible()
    letGo()
    await isConfirmed(page, 'newsletter', 'One more step')
    await expect(outcome(page, 'newsletter').getByText('maja@example.com')).toBeVisible()
    await expect(toast(page).filter({ hasText: 'One more step' })).toHaveAttribute('data-variant', 'default')

    await mails.confirm(site.url, 'maja@example.com')
    await form(page).getByRole('button', { name: 'Enter another address' }).click()
    await expect(form(page).getByRole('textbox')).toBeFocused()
    await form(page).getByRole('textbox').fill('maja@example.com')
    await submit(page).click()
    await isLedTo(page, outcome(page, 'newsletter').filter({ hasText: 'You are already subscribed' }))
    await expect(form(page).getByText('One more step')).toHaveCount(0)
    await expect(toast(page).filter({ hasText: 'You are already subscribed' })).toHaveAttribute(
      'data-variant',
      'destructive',
    )
  })
})
