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
  })

  test('sending asks first, and can be stopped in the minute before the first mail', async ({ admin }) => {
    const page = await admin.enter(list)
    await page.getByRole('link', { name: 'Proljeće u centrima' }).click()
    await page.getByRole('link', { name: 'Slanje i napredak' }).click()
    await page.getByRole('link', { name: 'Pošalji…' }).click()
    await expect(page.getByRole('heading', { name: /^Poslati / })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Hrvatski' })).toContainText('još nije poslana')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Odustani' }).click()
    await page.getByRole('link', { name: 'Pošalji…' }).click()
    await page.getByRole('button', { name: /^Pošalji / }).dblclick()
    await expect(page.getByRole('timer')).toHaveText(/^za \d+ sekund/)
    expect(await accessibilityFaults(page)).toEqual([])
    const early = await page.getByRole('timer').textContent()
    await expect(page.getByRole('timer')).not.toHaveText(early!)
    await page.getByRole('button', { name: 'Zaustavi slanje' }).click()
    await expect(page.locator('dd').getByText('Nacrt', { exact: true })).toBeVisible()
  })

  test('the first mail leaves a minute after the confirmation', async ({ admin, mails }) => {
    test.setTimeout(120_000)
    const page = await admin.enter(list)
    await page.getByRole('link', { name: 'Proljeće u centrima' }).click()
    await page.getByRole('link', { name: 'Slanje i napredak' }).click()
    await page.getByRole('link', { name: 'Pošalji…' }).click()
    await page.getByRole('button', { name: /^Pošalji / }).click()
    const confirmed = Date.now()
    await expect(page.locator('dd').getByText('Poslano', { exact: true })).toBeVisible({ timeout: 90_000 }) // without a reload by hand
    await mails.mailTo('issues@example.com')
    expect(Date.now() - confirmed).toBeGreaterThan(58_000)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('a draft is deleted only after a question', async ({ admin }) => {
    const draft = { titleHr: 'Suvišan nacrt', textHr: 'x', titleEn: '', textEn: '' }
    const { id } = await admin.ask<{ id: string }>('POST', '/api/admin/newsletter-issues', draft)
    const page = await admin.enter(`${list}/${id}/sending`)
    await page.getByRole('link', { name: 'Ukloni nacrt…' }).click()
    await page.getByRole('link', { name: 'Zadrži' }).click()
    await page.getByRole('link', { name: 'Ukloni nacrt…' }).click()
    await page.getByRole('button', { name: 'Ukloni zauvijek' }).click()
    await expect(page.getByText('Nacrt je uklonjen.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Suvišan nacrt' })).toHaveCount(0)
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
