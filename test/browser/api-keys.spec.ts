import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility.js'
import { desktop, phone } from '../support/visitors.js'
import { type Admin, expect, test } from './fixtures.js'

const address = '/admin/api-keys'

test.describe('the keys of programs', () => {
  const isWhole = async (page: Page) => {
    await page.evaluate(() => scrollTo(0, 0)) // what the bar covers for now is no small target
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  const ask = async (admin: Admin, key: string) =>
    (await fetch(`${admin.url}/api/leads`, { headers: { Authorization: `Bearer ${key}` } })).status
  const submit = (page: Page) => page.getByRole('button', { name: /^(Izradi ključ|Make the key)$/ }).click()
  const shownKey = (page: Page) => page.getByRole('textbox', { name: /^(Ključ|Key)$/ }).inputValue()

  for (const [language, what, viewport] of [
    ['hr', 'a phone', phone],
    ['en', 'a phone', phone],
    ['hr', 'a desktop', desktop],
    ['en', 'a desktop', desktop],
  ] as const) {
    test.describe(`in ${language} on ${what}`, () => {
      const shoot = (page: Page, name: string) =>
        process.env.SHOTS
          ? page.screenshot({ path: `${process.env.SHOTS}/${name}-${language}-${viewport.width}.png`, fullPage: true })
          : undefined

      test('are made, shown once, copied and revoked, and pass axe in each state', async ({ admin }) => {
        admin.forgive(/422/) // what is wrong comes with the page
        const page = await admin.enter(address, { viewport, language })
        await isWhole(page)
        await page.getByRole('link', { name: /^(Izradi ključ|Make a key)$/ }).click()
        await page.getByRole('textbox', { name: /^(Naziv|Name)$/ }).fill('CRM')
        await isWhole(page)
        await submit(page)
        await expect(
          page.getByText(/^(Odaberite barem jednu ovlast|Choose at least one thing the key may do)$/),
        ).toBeVisible()
        await isWhole(page)
        await shoot(page, 'wrong')
        await expect(page.getByRole('textbox', { name: /^(Naziv|Name)$/ })).toHaveValue('CRM')

        await page.getByRole('checkbox', { name: /leads:read/ }).check()
        await page.getByRole('combobox').selectOption('90days')
        await submit(page)
        await expect(page.getByRole('heading', { name: /^(Ključ za CRM|The key for CRM)$/ })).toBeVisible()
        const key = await shownKey(page)
        expect(key).toMatch(/^bio_/)
        expect(page.url()).not.toContain('bio_')
        await isWhole(page)
        await shoot(page, 'made')
        expect(await ask(admin, key)).toBe(200)

        await page.getByRole('link', { name: /^(Ključ je spremljen|I have stored the key)$/ }).click()
        await expect(page.getByText(key.slice(0, 20)).first()).toBeVisible()
        expect((await page.content()).includes(key)).toBe(false)
        await isWhole(page)
        await shoot(page, 'list')

        await page.getByRole('link', { name: 'CRM' }).first().click()
        const revoke = page.getByRole('button', { name: /^(Opozovi zauvijek|Revoke for good)$/ })
        await expect(revoke).toBeVisible()
        await isWhole(page)
        await shoot(page, 'one')
        expect(await ask(admin, key)).toBe(200)
        await revoke.click()
        await expect(page.getByText(/^(Ključ je opozvan|The key is revoked)\./)).toBeVisible()
        await isWhole(page)
        expect(await ask(admin, key)).toBe(401)
      })
    })
  }

  test('are made and revoked without JavaScript', async ({ admin }) => {
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
    await page.getByLabel(/Zadnji dan/).fill('2099-12-31')
    await submit(page)
    const key = await shownKey(page)
    expect(await ask(admin, key)).toBe(200)
    await page.goto(admin.url + address)
    await page.getByRole('link', { name: 'Bez skripti' }).click()
    await page.getByRole('button', { name: 'Opozovi zauvijek' }).click()
    await expect(page.getByText('Ključ je opozvan.')).toBeVisible()
    expect(await ask(admin, key)).toBe(401)
  })
})
