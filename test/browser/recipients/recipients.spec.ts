import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { desktop, phone } from '../../support/visitors.js'
import { type Admin, expect, test } from '../fixtures.js'

const address = '/admin/recipients'

test.describe('recipients of personal data', () => {
  const isAccessible = async (page: Page) => expect(await accessibilityAndReflowFaults(page)).toEqual([])
  const addKey = (admin: Admin, name: string) =>
    admin.ask('POST', '/api/admin/api-keys', { name, scopes: ['leads:read'], expiry: 'never' })

  for (const [language, what, viewport] of [
    ['hr', 'a phone', phone],
    ['en', 'a desktop', desktop],
  ] as const) {
    test.describe(`in ${language} on ${what}`, () => {
      test('are listed, added and ended, and axe finds no fault', async ({ admin }) => {
        admin.forgive(/422/) // what is wrong comes with the page
        await addKey(admin, `CRM ${what}`)
        const page = await admin.enter(address, { viewport, language })
        await isAccessible(page)
        const email = page.getByRole('textbox', { name: /^Email/ })
        const submit = page.getByRole('button', { name: /^(Pošalji poveznicu za potvrdu|Send confirmation link)$/ })
        await email.fill('info@biorezonanca.example')
        await submit.click()
        await expect(email).toHaveValue('info@biorezonanca.example')
        await expect(email).toHaveAttribute('aria-invalid', 'true')
        await isAccessible(page)
        await email.fill('novi@example.com')
        await page.getByRole('combobox').selectOption('zagreb')
        await submit.click()
        await expect(page.getByText(/^(Čeka potvrdu|Awaits confirmation)$/)).toBeVisible()
        await isAccessible(page)
        await page.getByRole('button', { name: 'novi@example.com' }).click()
        await expect(page.getByText(/^(Pristup je prekinut|The access has ended)/)).toBeVisible()
        await page.getByRole('button', { name: `CRM ${what}` }).click()
        await expect(page.getByText(`: CRM ${what}`)).toHaveCount(0)
      })

      test('confirm on a page without faults of accessibility', async ({ admin }) => {
        const page = await admin.enter('/admin/mailbox?token=abc', { viewport, language })
        await isAccessible(page)
      })

      test('are named on the page of the administrator who owns a key', async ({ admin }) => {
        await addKey(admin, `ERP ${what}`)
        const { items } = await admin.ask<{ items: { id: string; role: string }[] }>('GET', '/api/admin/users')
        const page = await admin.enter(`/admin/users/${items.find(({ role }) => role === 'admin')!.id}`, {
          viewport,
          language,
        })
        await expect(page.getByText(`: ERP ${what}`).first()).toBeVisible()
        await expect(page.getByRole('combobox', { name: /^(API ključeve|API keys)/ })).toHaveValue('')
        await isAccessible(page)
      })

      test('include the calendar of a user, beside the button that disables the user', async ({ admin }) => {
        const colleague = await admin.hire(`kalendar-${viewport.width}@example.com`)
        const [therapist] = await admin.ask<{ id: string }[]>('GET', '/api/admin/content/therapists')
        const own = await admin.enter('/admin/calendar/subscriptions', { as: colleague })
        const created = await own.request.post('/api/admin/therapist-calendars', {
          data: { therapistId: therapist!.id },
        })
        expect(created.status()).toBe(201)
        const page = await admin.enter(`/admin/users/${colleague.id}`, { viewport, language })
        const disabling = page.getByRole('region', { name: /^(Onemogućavanje računa|Disable the account)$/ })
        await expect(disabling.getByText(/^(Kalendar|Calendar): /)).toBeVisible()
        await isAccessible(page)
        await disabling.getByRole('button').click()
        await expect(page).toHaveURL(/done=disable/)
        await page.goto(address)
        await expect(page.getByText(/^(Kalendar|Calendar): /)).toHaveCount(0)
      })
    })
  }
})
