import type { Locator, Page } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { asLongAsPeopleTake, isLedTo, outcome } from '../support/forms.js'
import { desktop, visitedSite } from '../support/visitors.js'

const site = visitedSite()
const ADDRESS = '/zatrazi-termin'

const ask = (page: Page) => page.locator('#appointment').getByRole('button', { name: 'Zatražite termin' })
const location = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const ZAGREB = /^Zagreb(?! (istok|East))/
const days = (page: Page, place = 0) => page.locator(`input[name="wishes.${place}.date"]`)

async function fill(page: Page) {
  await page.getByLabel('Usluga').selectOption('Ponovljeno testiranje')
  await location(page, ZAGREB).check()
  await days(page).nth(2).check()
  await page.getByLabel('Ime i prezime').fill('Željka Đurić')
  await page.getByLabel('Telefon').fill('091 555 0101')
}

describe('a visitor on a phone', () => {
  it('requests an appointment in Zagreb from home in six presses beside typing', async () => {
    const page = await site.visit('/')
    let presses = 0
    const press = async (control: Locator) => {
      presses++
      await control.click()
    }
    await press(page.getByRole('main').getByRole('link', { name: 'Zatražite termin' }).first())
    await page.waitForURL(/zatrazi-termin/)
    presses += 2 // the list is opened, and one of it is chosen
    await page.getByLabel('Usluga').selectOption('Testiranje intolerancije na hranu')
    await press(location(page, ZAGREB))
    await press(days(page).nth(1))
    await page.getByLabel('Ime i prezime').fill('Željka Đurić')
    await page.getByLabel('Telefon').fill('091 555 0101')
    await press(ask(page))
    await isLedTo(page, outcome(page, 'appointment').filter({ hasText: 'Zahtjev je stigao, hvala vam' }))
    expect(presses).toBeLessThanOrEqual(6)
  })
})

describe('the form of an appointment', () => {
  it.each([undefined, { viewport: desktop }])('is clean to axe in each state: %j', async (options) => {
    site.forgive(/status of 422/)
    const page = await site.visit(ADDRESS, options)
    await page.getByText('Najprije odaberite centar').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await ask(page).click()
    await page.getByText('Odaberite centar', { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await fill(page)
    // What could not be asked yet was not at fault.
    expect(await page.getByText('Odaberite jedan od dijelova dana').count()).toBe(0)
    await page.getByRole('button', { name: 'Dodajte još jednu želju' }).click()
    expect(await accessibilityFaults(page)).toEqual([])
    await asLongAsPeopleTake(page)
    await ask(page).click()
    await outcome(page, 'appointment').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('offers no day and no part of a day on which the location is closed', async () => {
    const page = await site.visit(ADDRESS)
    await location(page, ZAGREB).check()
    for (let more = 0; more < 3; more++) await page.getByRole('button', { name: 'Prikaži još dana' }).click()
    const offered = await days(page).evaluateAll((all) => all.map((day) => (day as HTMLInputElement).value))
    expect(offered.length).toBeGreaterThan(20)
    expect(offered.filter((date) => [0, 6].includes(new Date(date).getUTCDay()))).toEqual([])
    const monday = offered.findIndex((date, at) => at > 1 && new Date(date).getUTCDay() === 1)
    await days(page).nth(monday).check()
    expect(await page.getByRole('radio', { name: 'poslijepodne' }).count()).toBe(1)
    expect(await page.getByRole('radio', { name: 'prijepodne' }).count()).toBe(0)
  })

  it('is filled in by the keyboard alone', async () => {
    const page = await site.visit(ADDRESS)
    await page.getByLabel('Usluga').focus()
    await page.keyboard.type('Ponov')
    await page.keyboard.press('Tab')
    for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    expect(await location(page, ZAGREB).isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await days(page).first().isChecked()).toBe(true)
  })

  it('knows what the link of another page knew', async () => {
    const page = await site.visit('/lokacija/dubrovnik')
    await page.getByRole('main').getByRole('link', { name: 'Zatražite termin' }).first().click()
    await page.waitForURL(/location=dubrovnik/)
    expect(await location(page, /^Dubrovnik/).isChecked()).toBe(true)
    await days(page).first().waitFor()
    await page.goto('/cjenik')
    await page.getByRole('link', { name: /^Zatražite termin\s*: Ponovljeno testiranje$/ }).click()
    expect(await page.getByLabel('Usluga').inputValue()).toBe('Ponovljeno testiranje')
  })

  it('keeps in the other language what was known and what was chosen', async () => {
    const address = `${ADDRESS}?${new URLSearchParams({ service: 'Ponovljeno testiranje' }).toString()}`
    const page = await site.visit(address, { viewport: desktop })
    await location(page, ZAGREB).check()
    await page.getByRole('link', { name: 'English', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Request an appointment' }).waitFor()
    const service = page.getByLabel('Service', { exact: true })
    expect(await service.locator('option:checked').textContent()).toMatch(/^Repeat test/)
    expect(await location(page, ZAGREB).isChecked()).toBe(true)
    await service.selectOption({ index: 2 })
    const chosen = await service.inputValue()
    await page.getByRole('link', { name: 'Hrvatski', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Zatražite termin' }).waitFor()
    expect(await page.getByLabel('Usluga').inputValue()).toBe(chosen)
  })

  it('keeps all that was chosen when it cannot be sent, and when it is come to again', async () => {
    site.forgive(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    const page = await site.visit(ADDRESS)
    await fill(page)
    const day = await days(page).nth(2).inputValue()
    await page.route('**/api/appointment-request', (route) => route.abort())
    await ask(page).click()
    await isLedTo(page, outcome(page, 'appointment').filter({ hasText: 'Zahtjev nije poslan' }))
    await page.goto('/cjenik')
    await page.goto(ADDRESS)
    await page.locator(`input[name="wishes.0.date"][value="${day}"]:checked`).waitFor({ state: 'attached' })
    expect(await location(page, ZAGREB).isChecked()).toBe(true)
    expect(await page.getByLabel('Ime i prezime').inputValue()).toBe('Željka Đurić')
  })

  it('without JavaScript is mended, sent, and said to be', async () => {
    site.forgive(/status of 422/)
    const page = await site.visit(`${ADDRESS}?location=zagreb`, { javaScriptEnabled: false })
    await page.getByLabel('Usluga').selectOption('Ponovljeno testiranje')
    await page.getByLabel('Ime i prezime').fill('Željka Đurić')
    await page.getByLabel('Telefon').fill('091 555 0101')
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const sunday = inDays(14 - new Date().getUTCDay())
    await page.locator('input[name="wishes.0.date"]').fill(sunday)
    await ask(page).click()
    await page.getByText('Centar toga dana ne radi; odaberite drugi dan').waitFor()
    await page.locator('input[name="wishes.0.date"]').fill(inDays(16 - new Date().getUTCDay()))
    await ask(page).click()
    await outcome(page, 'appointment').filter({ hasText: 'Zahtjev je stigao' }).waitFor()
  })
})
