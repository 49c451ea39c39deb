import type { Page } from 'playwright-core'
import { fillFranchiseForm, isLedTo, outcome } from '../support/forms.js'
import { visitedSite } from '../support/visitors.js'

describe('the franchise page', () => {
  const site = visitedSite()

  const send = (page: Page) => page.getByRole('button', { name: 'Pošaljite upit' }).click()

  it('names five benefits', async () => {
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

  it('says at each field what is missing or wrong', async () => {
    const page = await site.visit('/fran%C5%A1iza')
    await page.getByLabel('Email adresa').fill('nije-adresa')
    await send(page)
    for (const text of ['Ime je obavezno', 'Prezime je obavezno', 'Nevažeća email adresa', 'Telefon je obavezan'])
      await page.getByText(text, { exact: true }).waitFor()
    const wrong = await page
      .locator('form [aria-invalid=true]')
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name))
    expect(wrong).toEqual(['firstName', 'lastName', 'email', 'phone', 'preferredLocation'])
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('firstName')
  })

  it('sends an inquiry', async () => {
    const page = await site.visit('/fran%C5%A1iza')
    await fillFranchiseForm(page)
    await send(page)
    await isLedTo(page, outcome(page, 'franchise').filter({ hasText: 'Upit je poslan' }))
  })

  it('keeps a half-filled inquiry while its sender looks at another page, in the language they go on in', async () => {
    const page = await site.visit('/fran%C5%A1iza')
    await fillFranchiseForm(page)
    await page.locator('#franchise').getByRole('link', { name: 'Pravila privatnosti' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pravila privatnosti' }).waitFor()
    await page.goto('/franchise?lang=en')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#franchise-firstName')?.value === 'Šime')
    expect(await page.locator('#franchise-preferredLocation').inputValue()).toBe('Zadar')
  })
})
