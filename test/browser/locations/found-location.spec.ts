import type { Locator, Page } from '@playwright/test'
import { elementHydrated } from '../../support/browser.js'
import { asLongAsPeopleTake, fillContactForm, outcome } from '../../support/forms.js'
import { expect, test } from '../fixtures.js'

interface LocationItem {
  id: string
  version: number
  slug: string
  content: object
}

const blocked = `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('blocked', 'SecurityError') } })`

test.describe('the location that a visitor has found', () => {
  const location = (page: Page) => page.locator('#contact-location')
  const isAskedFor = (page: Page, slug: string) =>
    page.locator(`#appointment input[name="location"][value="${slug}"]:checked`).waitFor({ state: 'attached' })
  /** Scrolls to a field until it is filled in: content that arrives above may move it out of sight, and only a form in sight is hydrated. */
  const expectOnceInSight = (field: Locator, value: string) =>
    expect(async () => {
      await field.scrollIntoViewIfNeeded()
      await expect(field).toHaveValue(value, { timeout: 500 })
    }).toPass()
  const find = async (page: Page, place: string) => {
    await page.getByLabel('Grad ili poštanski broj').fill(place)
    await page.getByLabel('Grad ili poštanski broj').press('Enter')
    await expect(page.getByText('Pronađen je 1 centar')).toBeVisible()
  }

  test('is sent with a message from its page', async ({ site }) => {
    const page = await site.visit('/lokacija/velika-gorica')
    await page.getByRole('main').getByRole('link', { name: 'Pošaljite upit' }).click()
    await expect(location(page)).toHaveValue('velika-gorica')
    await fillContactForm(page)
    await expect(location(page)).toHaveValue('velika-gorica')
    await asLongAsPeopleTake(page)
    const sent = page.waitForRequest('**/api/contact')
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ location: 'velika-gorica' })
    await expect(outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' })).toBeVisible()
  })

  test('is preselected in the contact and franchise forms without JavaScript', async ({ site }) => {
    const page = await site.visit('/kontakt?location=dubrovnik', { javaScriptEnabled: false })
    await expect(location(page)).toHaveValue('dubrovnik')
    await page.goto('/franchise?location=zagreb')
    await expect(page.locator('#franchise-location')).toHaveValue('zagreb')
  })

  for (const [name, script] of [
    ['', undefined],
    [', also where storage is blocked', blocked],
  ] as const) {
    test(`is preselected in forms for the rest of the visit after a search${name}`, async ({ site }) => {
      const page = await site.visit('/kontakt', { script })
      await location(page).scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, 0))
      await find(page, 'Dubrovnik')
      await expectOnceInSight(location(page), 'dubrovnik')
      await page.goto('/kontakt')
      if (script) await expect(location(page)).toHaveValue('')
      await find(page, 'Dubrovnik')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible()
      await page
        .getByRole('link', { name: /^Zatražite termin/ })
        .first()
        .click()
      await isAskedFor(page, 'dubrovnik')
      await expect(page.locator('#appointment input[name="wishes.0.date"]').first()).toBeAttached()
    })
  }

  test('is replaced by another that an address names or the visitor selects', async ({ site }) => {
    const page = await site.visit('/lokacija/zagreb')
    await page.goto('/zatraži-termin')
    await isAskedFor(page, 'zagreb')
    await page.goto('/zatraži-termin?location=dubrovnik')
    await isAskedFor(page, 'dubrovnik')
    await page.waitForFunction(() => sessionStorage.getItem('location') === 'dubrovnik')
    await page.goto('/kontakt')
    await expectOnceInSight(location(page), 'dubrovnik')
    await location(page).selectOption('Zagreb')
    await page.goto('/zatraži-termin')
    await isAskedFor(page, 'zagreb')
  })

  test('is named as carried over until another is chosen, and does not bind vouchers and franchise inquiries', async ({
    site,
  }) => {
    const page = await site.visit('/lokacija/dubrovnik')
    await page.goto('/kontakt')
    await expectOnceInSight(location(page), 'dubrovnik')
    const note = page.getByText('Upisali smo centar koji ste zadnji gledali.')
    await expect(note).toBeVisible()
    await location(page).selectOption('Zagreb')
    await expect(note).toHaveCount(0)
    for (const [address, field] of [
      ['/fran%C5%A1iza', page.getByLabel('Centar koji ste već posjetili')],
      ['/trgovina', page.getByLabel('Gdje vrijedi')],
    ] as const) {
      await page.goto(address)
      await field.scrollIntoViewIfNeeded()
      await elementHydrated(field)
      await expect(field).toHaveValue('')
    }
  })
})

test.describe('the only location that takes requests', () => {
  test.use({ ownSite: {} })

  const only = (page: Page) => page.locator('#appointment input[type="radio"][name="location"]')

  test('stays unchecked beside another found location, and is restored once it was chosen', async ({ site, admin }) => {
    for (const { id, version, slug, content } of await admin.ask<LocationItem[]>(
      'GET',
      '/api/admin/content/locations',
    )) {
      const appointments = slug === 'zagreb' ? 'requests' : 'times'
      const headers = { 'If-Match': `"${version}"` }
      await admin.ask('PUT', `/api/admin/content/locations/${id}`, { ...content, appointments }, headers)
    }
    const page = await site.visit('/lokacija/dubrovnik')
    await page.waitForFunction(() => sessionStorage.getItem('location') === 'dubrovnik')
    await page.goto('/zatraži-termin')
    await elementHydrated(only(page))
    await expect(page.getByText('Najprije odaberite centar')).toBeVisible()
    await expect(only(page)).not.toBeChecked()
    expect(await page.evaluate(() => sessionStorage.getItem('location'))).toBe('dubrovnik')
    await only(page).check()
    await page.evaluate(() => sessionStorage.removeItem('location')) // leaves the draft
    await page.reload()
    await expect(only(page)).toBeChecked()
  })
})
