import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { administrator } from '../../support/administrator.js'
import { appCode } from '../../support/authenticator.js'
import { heading, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.use({ ownSite: {} })

const submit = async (page: Page, button: string) => {
  const answered = page.waitForEvent('load')
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  await answered
}

test('pages with the notice of the day are accessible', async ({ admin }) => {
  const page = await admin.visit('/admin/login?lang=en', { language: 'en' })
  await page.getByLabel('Email address').fill(administrator.email)
  await page.getByLabel('Password').fill(administrator.password)
  await submit(page, 'Sign in')
  for (const path of ['/admin/users', '/admin/account/second-factor', '/admin/settings']) {
    await page.goto(path)
    expect(await accessibilityAndReflowFaults(page)).toEqual([])
  }
})

test('an administrator sees the day, and after it sets up the second factor before anything else', async ({
  admin,
}) => {
  const page = await admin.visit('/admin/login', { language: 'hr', viewport: phone, javaScriptEnabled: false })
  await page.getByLabel('Email adresa').fill(administrator.email)
  await page.getByLabel('Lozinka').fill(administrator.password)
  await submit(page, 'Prijavi se')
  await expect(page.getByText(/Uključite potvrdu u dva koraka najkasnije do \d{1,2}\. \S+ \d{4}\./)).toBeVisible()

  await page.goto('/admin/settings')
  await page
    .getByRole('radiogroup', { name: 'Djelatnici' })
    .getByRole('radio', { name: 'Obavezna', exact: true })
    .check()
  await page.getByLabel('Rok u danima').fill('0')
  await submit(page, 'Spremi postavke')
  await expect(heading(page)).toHaveText('Potvrda u dva koraka')
  await expect(page.getByText('Rok za uključivanje je istekao')).toBeVisible()
  await page.goto('/admin/users')
  await expect(heading(page)).toHaveText('Potvrda u dva koraka')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByLabel('Lozinka').fill(administrator.password)
  await submit(page, 'Počni s uključivanjem')
  const secret = (await page.getByRole('main').locator('code').innerText()).replace(/\s/g, '')
  await page.getByLabel('Kod iz aplikacije').fill(appCode(secret))
  await submit(page, 'Uključi')
  await expect(heading(page)).toHaveText('Vaši kodovi za oporavak')
  await page.getByRole('link', { name: 'Spremljeni su' }).click()
  await expect(page.getByText('Vaša uloga zahtijeva potvrdu u dva koraka.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Isključi', exact: true })).toHaveCount(0)
  await page.goto('/admin/users')
  await expect(page.getByText('uključeno')).toBeVisible()
})
