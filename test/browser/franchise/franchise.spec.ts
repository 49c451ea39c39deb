import type { Page } from '@playwright/test'
import { fillFranchiseForm, isConfirmed, outcome } from '../../support/forms.js'
import { expect, test } from '../fixtures.js'

test.describe('the franchise page', () => {
  const send = (page: Page) => page.getByRole('button', { name: 'Pošaljite upit' }).click()

  test('lists five benefits', async ({ site }) => {
    const page = await site.visit('/franchise', { language: 'en' })
    const headings = await page.getByRole('heading', { level: 3 }).allTextContents()
    for (const benefit of [
      /proven business model/i,
      /training/i,
      /marketing support/i,
      /growing industry/i,
      /lower risk/i,
    ])
      expect(headings).toContainEqual(expect.stringMatching(benefit))
  })

  test('computes the visits that cover the costs from the assumptions of the visitor', async ({ site }) => {
    const page = await site.visit('/franchise', { language: 'en' })
    const results = page.getByText('a month, about')
    await expect(results).toHaveText('101 a month, about 4.8 per working day')
    await page.getByLabel('Other costs per month (€)').fill('3460')
    await expect(results).toHaveText('80 a month, about 3.8 per working day')
    await page.getByLabel('Price of one visit (€)').fill('')
    await expect(results).toHaveCount(0)

    const plain = await site.visit('/fran%C5%A1iza', { javaScriptEnabled: false })
    await expect(plain.getByText('Primjer, nije procjena')).toBeVisible()
    await expect(plain.getByText('101 mjesečno, oko 4,8 na radni dan')).toBeVisible()
    await expect(plain.getByLabel('Ostali troškovi mjesečno (€)')).toHaveText('4500')
    await expect(plain.getByRole('spinbutton')).toHaveCount(0)
  })

  test('shows at each field what is missing or invalid', async ({ site }) => {
    const page = await site.visit('/fran%C5%A1iza')
    await page.getByLabel('Email adresa').fill('nije-adresa')
    await send(page)
    for (const text of ['Ime je obavezno', 'Prezime je obavezno', 'Nevažeća email adresa', 'Telefon je obavezan'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    const wrong = await page
      .locator('form [aria-invalid=true]')
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name))
    expect(wrong).toEqual(['firstName', 'lastName', 'email', 'phone', 'preferredLocation'])
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('firstName')
  })

  test('sends an inquiry', { tag: '@quick' }, async ({ site }) => {
    const page = await site.visit('/fran%C5%A1iza')
    await fillFranchiseForm(page)
    await send(page)
    await isConfirmed(page, 'franchise', 'Upit je poslan')
    for (const text of ['Šime Čović', 'Zadar', 'u roku od jednog radnog dana', '+385 23 555 010'])
      await expect(outcome(page, 'franchise')).toContainText(text)
  })

  test('keeps a half-filled inquiry while its sender visits another page and switches the language', async ({
    site,
  }) => {
    const page = await site.visit('/fran%C5%A1iza')
    await fillFranchiseForm(page)
    await page.locator('#franchise').getByRole('link', { name: 'Pravila privatnosti' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pravila privatnosti' })).toBeVisible()
    await page.goto('/franchise?lang=en')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#franchise-firstName')?.value === 'Šime')
    await expect(page.locator('#franchise-preferredLocation')).toHaveValue('Zadar')
  })
})
