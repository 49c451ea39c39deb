import { accessibilityFaults } from '../../support/accessibility.js'
import { phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const list = '/admin/newsletter-issues'

test.describe('issues of the newsletter', () => {
  test.describe.configure({ mode: 'serial' })

  test('an issue is written, previewed and sent, and reports its progress', async ({ admin }) => {
    await admin.subscribe('issues@example.com')
    const page = await admin.enter(list)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Novi broj' }).click()
    await page.getByLabel('Naslov na hrvatskom').fill('Proljeće u centrima')
    await page.getByLabel('Tekst na hrvatskom').fill('## Što je novo')
    await page.getByLabel('Naslov na engleskom').fill('Spring in our centres')
    await page.getByLabel('Tekst na engleskom').fill('## What is new')
    await page.getByRole('button', { name: 'Spremi nacrt' }).click()
    await expect(page.getByText('Nacrt je spremljen.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Proljeće u centrima' })).toBeVisible()
    await page.getByText('Kako ga prikazuje program za email').first().click()
    await expect(page.frameLocator('iframe').first().getByRole('heading', { name: 'Što je novo' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0)) // what the bar covers for now is no small target
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Slanje i napredak' }).click()
    await expect(page.getByRole('button', { name: 'Pošalji sada' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Pošalji sada' }).click()
    await expect(page.locator('dd').getByText('Poslano', { exact: true })).toBeVisible() // without a reload by hand
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('the pages of an issue fit a phone', async ({ admin }) => {
    const page = await admin.enter(list, { viewport: phone })
    await page.getByRole('link', { name: 'Proljeće u centrima' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBe(0)
    await page.getByRole('link', { name: 'Tekst i pregled' }).click()
    await expect(page.getByText('Tekst se može mijenjati samo dok je nacrt.')).toBeVisible()
    expect(await overflow()).toBe(0)
  })
})
