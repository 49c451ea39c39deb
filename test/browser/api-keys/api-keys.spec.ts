import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { desktop, phone } from '../../support/visitors.js'
import { type Admin, expect, test } from '../fixtures.js'

const address = '/admin/api-keys'

test.describe('API keys', () => {
  const isAccessible = async (page: Page) => expect(await accessibilityAndReflowFaults(page)).toEqual([])
  const requestLeads = async (admin: Admin, key: string) =>
    (await fetch(`${admin.url}/api/leads`, { headers: { Authorization: `Bearer ${key}` } })).status
  const submit = (page: Page) => page.getByRole('button', { name: /^(Izradi ključ|Create the key)$/ }).click()
  const shownKey = (page: Page) => page.getByRole('textbox', { name: /^(Ključ|Key)$/ }).inputValue()

  for (const [language, what, viewport] of [
    ['hr', 'a phone', phone],
    ['en', 'a desktop', desktop],
  ] as const) {
    test.describe(`in ${language} on ${what}`, () => {
      test('are created, shown once and revoked, and axe finds no fault in any state', async ({ admin }) => {
        admin.forgive(/422/) // what is wrong comes with the page
        const page = await admin.enter(address, { viewport, language })
        await isAccessible(page)
        await page.getByRole('link', { name: /^(Izradi ključ|Create a key)$/ }).click()
        await page.getByRole('textbox', { name: /^(Naziv|Name)$/ }).fill('CRM')
        await isAccessible(page)
        await submit(page)
        await expect(page.getByText(/^(Odaberite barem jednu ovlast|Choose at least one permission)$/)).toBeVisible()
        await isAccessible(page)
        await expect(page.getByRole('textbox', { name: /^(Naziv|Name)$/ })).toHaveValue('CRM')

        await page.getByRole('checkbox', { name: /leads:read/ }).check()
        await page.getByRole('combobox').selectOption('90days')
        await submit(page)
        await expect(page.getByRole('heading', { name: /^(Ključ za CRM|The key for CRM)$/ })).toBeVisible()
        const key = await shownKey(page)
        expect(key).toMatch(/^bio_/)
        expect(page.url()).not.toContain('bio_')
        await isAccessible(page)
        expect(await requestLeads(admin, key)).toBe(200)

        await page.getByRole('link', { name: /^(Ključ je spremljen|I have stored the key)$/ }).click()
        await expect(page.getByText(key.slice(0, 20)).first()).toBeVisible()
        expect((await page.content()).includes(key)).toBe(false)
        await isAccessible(page)

        await page.getByRole('link', { name: 'CRM' }).first().click()
        const revoke = page.getByRole('button', { name: /^(Opozovi zauvijek|Revoke permanently)$/ })
        await expect(revoke).toBeVisible()
        await isAccessible(page)
        expect(await requestLeads(admin, key)).toBe(200)
        await revoke.click()
        await expect(page.getByText(/^(Ključ je opozvan|The key is revoked)\./)).toBeVisible()
        await isAccessible(page)
        expect(await requestLeads(admin, key)).toBe(401)
      })
    })
  }

  test('are created, used and revoked without JavaScript', { tag: '@quick' }, async ({ admin }) => {
    const page = await admin.enter(`${address}/new`, { javaScriptEnabled: false })
    await page.getByRole('textbox', { name: 'Naziv' }).fill('Bez skripti')
    for (const scope of ['leads:read', 'leads:write']) {
      await page.getByRole('checkbox', { name: new RegExp(scope) }).check()
    }
    await page.getByRole('combobox').selectOption('date')
    admin.forgive(/422/)
    await submit(page)
    await expect(page.getByText('Upišite datum')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /leads:write/ })).toBeChecked()
    await page.getByLabel(/Zadnji dan/).fill('31. 12. 2099.')
    await submit(page)
    const key = await shownKey(page)
    expect(await requestLeads(admin, key)).toBe(200)
    await page.goto(admin.url + address)
    await page.getByRole('link', { name: 'Bez skripti' }).click()
    await page.getByRole('button', { name: 'Opozovi zauvijek' }).click()
    await expect(page.getByText('Ključ je opozvan.')).toBeVisible()
    expect(await requestLeads(admin, key)).toBe(401)
  })
})
