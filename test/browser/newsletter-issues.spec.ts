import { accessibilityFaults } from '../support/accessibility.js'
import { adminSite } from '../support/admin-site.js'
import { phone } from '../support/visitors.js'

const list = '/admin/newsletter-issues'

describe('issues of the newsletter', () => {
  const admin = adminSite()

  it('are written, previewed and sent, and say how far they have come', async () => {
    await admin.subscribe('ana@example.com')
    const page = await admin.enter(list)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Novi broj' }).click()
    await page.getByLabel('Naslov na hrvatskom').fill('Proljeće u centrima')
    await page.getByLabel('Tekst na hrvatskom').fill('## Što je novo')
    await page.getByLabel('Naslov na engleskom').fill('Spring in our centres')
    await page.getByLabel('Tekst na engleskom').fill('## What is new')
    await page.getByRole('button', { name: 'Spremi nacrt' }).click()
    await page.getByText('Nacrt je spremljen.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Proljeće u centrima' }).waitFor()
    await page.getByText('Kako ga prikazuje program za email').first().click()
    await page.frameLocator('iframe').first().getByRole('heading', { name: 'Što je novo' }).waitFor()
    await page.evaluate(() => scrollTo(0, 0)) // what the bar covers for now is no small target
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Slanje i napredak' }).click()
    await page.getByRole('button', { name: 'Pošalji sada' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Pošalji sada' }).click()
    await page.locator('dd').getByText('Poslano', { exact: true }).waitFor() // without a reload by hand
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('fit a phone', async () => {
    const page = await admin.enter(list, { viewport: phone })
    await page.getByRole('link', { name: 'Proljeće u centrima' }).click()
    await page.getByRole('progressbar').waitFor()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBe(0)
    await page.getByRole('link', { name: 'Tekst i pregled' }).click()
    await page.getByText('Tekst se može mijenjati samo dok je nacrt.').waitFor()
    expect(await overflow()).toBe(0)
  })
})
