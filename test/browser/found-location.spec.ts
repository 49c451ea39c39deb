import type { Page } from 'playwright-core'
import { asLongAsPeopleTake, fillContactForm, fillFranchiseForm, outcome } from '../support/forms.js'
import { visitedSite } from '../support/visitors.js'

const blocked = `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('blocked', 'SecurityError') } })`

describe('the location that somebody has found', () => {
  const site = visitedSite()

  const location = (page: Page) => page.locator('#contact-location')
  const isAskedFor = (page: Page, slug: string) =>
    page.locator(`#appointment input[name="location"][value="${slug}"]:checked`).waitFor({ state: 'attached' })
  const find = async (page: Page, place: string) => {
    await page.getByLabel('Grad ili poštanski broj').fill(place)
    await page.getByLabel('Grad ili poštanski broj').press('Enter')
    await page.getByText('Pronađen je 1 centar').waitFor()
  }

  it('goes from its page with a message', async () => {
    const page = await site.visit('/lokacija/velika-gorica')
    await page.getByRole('main').getByRole('link', { name: 'Pošaljite upit' }).click()
    await page.waitForURL(/kontakt\?location=velika-gorica/)
    await fillContactForm(page)
    expect(await location(page).inputValue()).toBe('velika-gorica')
    await asLongAsPeopleTake(page)
    const sent = page.waitForRequest('**/api/contact')
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ location: 'velika-gorica' })
    await outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' }).waitFor()
  })

  it('goes with a message without JavaScript, too', async () => {
    const page = await site.visit('/kontakt?location=dubrovnik', { javaScriptEnabled: false })
    expect(await location(page).inputValue()).toBe('dubrovnik')
  })

  it.each([
    ['', undefined],
    [', also where nothing may be stored', blocked],
  ])('by the finder is what forms begin with for the visit%s', async (_, script) => {
    const page = await site.visit('/kontakt', { script })
    await location(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 0))
    await find(page, 'Dubrovnik')
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('#contact-location')?.value === 'dubrovnik',
    )
    await page.goto('/kontakt')
    if (script) expect(await location(page).inputValue()).toBe('')
    await find(page, 'Dubrovnik')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cjenik' }).waitFor()
    await page
      .getByRole('link', { name: /^Zatražite termin/ })
      .first()
      .click()
    await isAskedFor(page, 'dubrovnik')
    await page.locator('#appointment input[name="wishes.0.date"]').first().waitFor({ state: 'attached' })
  })

  it('gives way to another that is asked for or chosen', async () => {
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

  it('goes with a franchise inquiry, too, unless its sender takes it out', async () => {
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
    expect(await plain.locator('#franchise-location').inputValue()).toBe('zagreb')
  })
})
