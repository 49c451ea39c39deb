import type { Page } from '@playwright/test'
import { asLongAsPeopleTake, fillContactForm, fillFranchiseForm, outcome } from '../support/forms.js'
import { expect, test } from './fixtures.js'

const blocked = `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('blocked', 'SecurityError') } })`

test.describe('the location that somebody has found', () => {
  const location = (page: Page) => page.locator('#contact-location')
  const isAskedFor = (page: Page, slug: string) =>
    page.locator(`#appointment input[name="location"][value="${slug}"]:checked`).waitFor({ state: 'attached' })
  const find = async (page: Page, place: string) => {
    await page.getByLabel('Grad ili poštanski broj').fill(place)
    await page.getByLabel('Grad ili poštanski broj').press('Enter')
    await expect(page.getByText('Pronađen je 1 centar')).toBeVisible()
  }

  test('goes from its page with a message', async ({ site }) => {
    const page = await site.visit('/lokacija/velika-gorica')
    await page.getByRole('main').getByRole('link', { name: 'Pošaljite upit' }).click()
    await page.waitForURL(/kontakt\?location=velika-gorica/)
    await fillContactForm(page)
    await expect(location(page)).toHaveValue('velika-gorica')
    await asLongAsPeopleTake(page)
    const sent = page.waitForRequest('**/api/contact')
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ location: 'velika-gorica' })
    await expect(outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' })).toBeVisible()
  })

  test('goes with a message without JavaScript, too', async ({ site }) => {
    const page = await site.visit('/kontakt?location=dubrovnik', { javaScriptEnabled: false })
    await expect(location(page)).toHaveValue('dubrovnik')
  })

  for (const [name, script] of [
    ['', undefined],
    [', also where nothing may be stored', blocked],
  ] as const) {
    test(`by the finder is what forms begin with for the visit${name}`, async ({ site }) => {
      const page = await site.visit('/kontakt', { script })
      await location(page).scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, 0))
      await find(page, 'Dubrovnik')
      await page.waitForFunction(
        () => document.querySelector<HTMLSelectElement>('#contact-location')?.value === 'dubrovnik',
      )
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

  test('gives way to another that is asked for or chosen', async ({ site }) => {
    const page = await site.visit('/lokacija/zagreb')
    await page.goto('/zatrazi-termin')
    await isAskedFor(page, 'zagreb')
    await page.goto('/zatrazi-termin?location=dubrovnik')
    await isAskedFor(page, 'dubrovnik')
    await page.goto('/kontakt')
    await location(page).scrollIntoViewIfNeeded()
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('#contact-location')?.value === 'dubrovnik',
    )
    await location(page).selectOption('Zagreb')
    await page.goto('/zatrazi-termin')
    await isAskedFor(page, 'zagreb')
  })

  test('goes with a franchise inquiry, too, unless its sender takes it out', async ({ site }) => {
    const page = await site.visit('/lokacija/dubrovnik')
    await page.goto('/fran%C5%A1iza')
    const known = page.getByLabel('Centar koji poznajete')
    await known.scrollIntoViewIfNeeded()
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('#franchise-location')?.value === 'dubrovnik',
    )
    await known.selectOption('')
    await fillFranchiseForm(page)
    await asLongAsPeopleTake(page)
    const sent = page.waitForRequest('**/api/franchise-inquiry')
    await page.getByRole('button', { name: 'Pošaljite upit' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ location: '' })
    const plain = await site.visit('/franchise?location=zagreb', { javaScriptEnabled: false })
    await expect(plain.locator('#franchise-location')).toHaveValue('zagreb')
  })
})
