import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { elementHydrated } from '../../support/browser.js'
import { asLongAsPeopleTake, isConfirmed, isLedTo, outcome } from '../../support/forms.js'
import { desktop, openMenu, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const SHOP = '/trgovina'

test.describe('a voucher', () => {
  const section = (page: Page) => page.locator('#voucher')
  const card = (page: Page) => page.getByRole('figure', { name: /^(Pregled bona|Preview of the voucher)$/ })
  const ready = (page: Page) => elementHydrated(section(page).locator('[type=submit]').last())
  const write = async (page: Page) => {
    await page.getByLabel('Što darujete').selectOption({ label: 'Darovni bon za postupak biorezonance' })
    await page.getByLabel('Za koga je bon').fill('Željka')
    await page.getByLabel('Vaše ime na bonu').fill('Šime')
    await page.getByLabel('Čestitka').fill('Sretan rođendan!\nTvoj Šime')
  }

  for (const viewport of [phone, { width: 1248, height: 768 }, desktop] as const) {
    test(`is found from home and from the header, ${viewport.width} px wide`, async ({ site }) => {
      const page = await site.visit('/', { viewport })
      await page
        .locator('#services')
        .getByRole('link', { name: /darovni bonovi/ })
        .click()
      await expect(page.getByRole('heading', { level: 2, name: 'Darovni bon s vašom čestitkom' })).toBeVisible()
      await page.goto('/kontakt')
      if (viewport.width < 1248) await openMenu(page)
      const link = page.getByRole('banner').getByRole('link', { name: 'Trgovina' })
      // The header has one line for all its links.
      if (viewport.width >= 1248) expect((await link.boundingBox())!.height).toBeLessThan(50)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Trgovina' })).toBeVisible()
      expect(new URL(page.url()).hash).toBe('')
    })
  }

  test('is chosen at its item, written, seen, and sent with what is written', async ({ site }) => {
    const page = await site.visit(SHOP, { viewport: desktop })
    await page.getByRole('link', { name: 'Darujte: Paket Prvi korak' }).click()
    await ready(page)
    await expect(page.getByLabel('Što darujete')).toHaveValue('paket-prvi-korak')
    await write(page)
    expect((await card(page).innerText()).split(/\n+/)).toEqual(
      expect.arrayContaining(['Darovni bon za postupak biorezonance', 'Sretan rođendan!', 'Tvoj Šime']),
    )
    await expect(card(page)).toHaveText(/Za\s+Željka[^]*Od\s+Šime[^]*još ne vrijedi/, { useInnerText: true })
    await page.getByLabel('Gdje vrijedi').selectOption('dubrovnik')
    await expect(card(page).getByText('Vrijedi u centru Dubrovnik,')).toBeVisible()
    await page.getByLabel('Ime i prezime').fill('Šime Čović')
    await page.getByLabel('Email adresa').fill('sime@example.com')
    await asLongAsPeopleTake(page)
    const sent = page.waitForRequest('**/api/voucher-request')
    await section(page).getByRole('button', { name: 'Zatražite bon' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      item: 'darovni-bon-postupak',
      recipient: 'Željka',
      giver: 'Šime',
      greeting: 'Sretan rođendan!\nTvoj Šime',
      location: 'dubrovnik',
    })
    await isConfirmed(page, 'voucher', 'Zahtjev za bon je stigao, hvala vam')
    for (const text of ['Darovni bon za postupak biorezonance', 'Željka', 'Tvoj Šime', 'Nazovite centar Dubrovnik:'])
      await expect(outcome(page, 'voucher')).toContainText(text)
    // The preview has the same style for print.
    await page.emulateMedia({ media: 'print' })
    await expect(outcome(page, 'voucher').getByText('Željka')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await section(page).getByRole('button', { name: 'Pošaljite još jedan upit' }).click()
    await expect(card(page).getByText('Željka')).toHaveCount(0)
    expect(page.url()).not.toMatch(/eljka/)
  })

  test('is corrected after errors, and restored for a visitor who returns', async ({ site }) => {
    const page = await site.visit(`${SHOP}#voucher`)
    await ready(page)
    await page.getByLabel('Čestitka').fill('Sve najbolje')
    await section(page).getByRole('button', { name: 'Zatražite bon' }).click()
    await isLedTo(page, page.getByLabel('Što darujete'))
    await expect(page.getByText('Upišite ime obdarene osobe')).toBeVisible()
    await page.goto('/cjenik')
    await page.goto(SHOP)
    await ready(page)
    await expect(card(page).getByText('Sve najbolje')).toBeVisible()
  })

  test('is all that is printed once it is somebody’s; until then the page is', async ({ site }) => {
    const page = await site.visit(SHOP, { viewport: desktop })
    await ready(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await write(page)
    await expect(section(page).getByRole('button', { name: 'Ispišite pregled' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const printed = await page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim())
    expect(printed).toBe((await card(page).innerText()).replace(/\s+/g, ' ').trim())
    expect(printed).toContain('Pregled – još ne vrijedi')
    const { x, y } = (await card(page).boundingBox())!
    expect([x, y].every((edge) => edge < 40)).toBe(true)
  })

  test('is previewed, printed and sent without JavaScript', async ({ site }) => {
    const page = await site.visit(SHOP, { javaScriptEnabled: false })
    await write(page)
    await page.getByRole('button', { name: 'Pogledajte bon' }).click()
    await expect(card(page).getByText('Željka')).toBeVisible()
    expect(page.url()).not.toMatch(/eljka/)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(card(page)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByLabel('Ime i prezime').fill('Šime Čović')
    await page.getByLabel('Email adresa').fill('sime@example.com')
    await section(page).getByRole('button', { name: 'Zatražite bon' }).click()
    await expect(outcome(page, 'voucher').filter({ hasText: 'Zahtjev za bon je stigao' })).toBeVisible()
    expect(page.url()).not.toMatch(/eljka/)
  })

  for (const [language, name, viewport] of [
    ['hr', 'a phone', phone],
    ['en', 'a desktop', desktop],
  ] as const) {
    test(`has no fault that axe finds in ${language} on ${name}: empty, with errors, filled in`, async ({ site }) => {
      const page = await site.visit(SHOP, { viewport, language })
      await ready(page)
      const faults = [await accessibilityFaults(page)]
      await section(page).locator('[type=submit]').last().click()
      faults.push(await accessibilityFaults(page))
      await page.locator('#voucher-item').selectOption({ index: 1 })
      await page.locator('#voucher-recipient').fill('Željka')
      await page.locator('#voucher-greeting').fill('!')
      faults.push(await accessibilityFaults(page))
      expect(faults).toEqual([[], [], []])
    })
  }
})
