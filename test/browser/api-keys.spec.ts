import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { adminSite } from '../support/admin-site.js'
import { desktop, phone } from '../support/visitors.js'

const address = '/admin/api-keys'

describe('the keys of programs', () => {
  const admin = adminSite()

  const isWhole = async (page: Page) => {
    await page.evaluate(() => scrollTo(0, 0)) // what the bar covers for now is no small target
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  const ask = async (key: string) =>
    (await fetch(`${admin.url}/api/leads`, { headers: { Authorization: `Bearer ${key}` } })).status
  const submit = (page: Page) => page.getByRole('button', { name: /^(Izradi ključ|Make the key)$/ }).click()
  const shownKey = (page: Page) => page.getByRole('textbox', { name: /^(Ključ|Key)$/ }).inputValue()

  describe.each([
    ['hr', 'a phone', phone],
    ['en', 'a phone', phone],
    ['hr', 'a desktop', desktop],
    ['en', 'a desktop', desktop],
  ] as const)('in %s on %s', (language, _what, viewport) => {
    const shoot = (page: Page, name: string) =>
      process.env.SHOTS
        ? page.screenshot({ path: `${process.env.SHOTS}/${name}-${language}-${viewport.width}.png`, fullPage: true })
        : undefined

    it('are made, shown once, copied and revoked, and pass axe in each state', async () => {
      admin.forgive(/422/) // what is wrong comes with the page
      const page = await admin.enter(address, { viewport, language })
      await isWhole(page)
      await page.getByRole('link', { name: /^(Izradi ključ|Make a key)$/ }).click()
      await page.getByRole('textbox', { name: /^(Naziv|Name)$/ }).fill('CRM')
      await isWhole(page)
      await submit(page)
      await page.getByText(/^(Odaberite barem jednu ovlast|Choose at least one thing the key may do)$/).waitFor()
      await isWhole(page)
      await shoot(page, 'wrong')
      expect(await page.getByRole('textbox', { name: /^(Naziv|Name)$/ }).inputValue()).toBe('CRM')

      await page.getByRole('checkbox', { name: /leads:read/ }).check()
      await page.getByRole('combobox').selectOption('90days')
      await submit(page)
      await page.getByRole('heading', { name: /^(Ključ za CRM|The key for CRM)$/ }).waitFor()
      const key = await shownKey(page)
      expect(key).toMatch(/^bio_/)
      expect(page.url()).not.toContain('bio_')
      await isWhole(page)
      await shoot(page, 'made')
      expect(await ask(key)).toBe(200)

      await page.getByRole('link', { name: /^(Ključ je spremljen|I have stored the key)$/ }).click()
      await page.getByText(key.slice(0, 20)).first().waitFor()
      expect((await page.content()).includes(key)).toBe(false)
      await isWhole(page)
      await shoot(page, 'list')

      await page.getByRole('link', { name: 'CRM' }).first().click()
      const revoke = page.getByRole('button', { name: /^(Opozovi zauvijek|Revoke for good)$/ })
      await revoke.waitFor()
      await isWhole(page)
      await shoot(page, 'one')
      expect(await ask(key)).toBe(200)
      await revoke.click()
      await page.getByText(/^(Ključ je opozvan|The key is revoked)\./).waitFor()
      await isWhole(page)
      expect(await ask(key)).toBe(401)
    })
  })

  it('are made and revoked without JavaScript', async () => {
    const page = await admin.enter(`${address}/new`, { javaScriptEnabled: false })
    await page.getByRole('textbox', { name: 'Naziv' }).fill('Bez skripti')
    for (const scope of ['leads:read', 'leads:write']) {
      await page.getByRole('checkbox', { name: new RegExp(scope) }).check()
    }
    await page.getByRole('combobox').selectOption('date')
    admin.forgive(/422/)
    await submit(page)
    await page.getByText('Upišite datum').waitFor()
    expect(await page.getByRole('checkbox', { name: /leads:write/ }).isChecked()).toBe(true)
    await page.getByLabel(/Zadnji dan/).fill('2099-12-31')
    await submit(page)
    const key = await shownKey(page)
    expect(await ask(key)).toBe(200)
    await page.goto(admin.url + address)
    await page.getByRole('link', { name: 'Bez skripti' }).click()
    await page.getByRole('button', { name: 'Opozovi zauvijek' }).click()
    await page.getByText('Ključ je opozvan.').waitFor()
    expect(await ask(key)).toBe(401)
  })
})
