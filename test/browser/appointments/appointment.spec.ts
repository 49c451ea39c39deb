import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { asLongAsPeopleTake, isConfirmed, isLedTo, outcome, startAgain } from '../../support/forms.js'
import { desktop, phone } from '../../support/visitors.js'
import validation from '../../../src/platform/i18n/hr/validation.json' with { type: 'json' }
import { expect, test } from '../fixtures.js'

const ADDRESS = '/zatraži-termin'

const ask = (page: Page) => page.locator('#appointment').getByRole('button', { name: 'Zatražite termin' })
const location = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const ZAGREB = /^Zagreb(?! (istok|East))/
const days = (page: Page, place = 0) => page.locator(`input[name="wishes.${place}.date"]`)
const faults = (page: Page) => page.locator('#appointment [id$="-error"]')

async function fill(page: Page) {
  await page.getByLabel('Usluga').selectOption('Ponovljeno testiranje')
  await location(page, ZAGREB).check()
  await days(page).nth(2).check()
  await page.getByLabel('Ime i prezime').fill('Željka Đurić')
  await page.getByLabel('Telefon').fill('091 555 0101')
}

test.describe('the appointment form', () => {
  test(
    'a visitor on a phone requests an appointment in Zagreb from home in six presses, typing aside',
    { tag: '@quick' },
    async ({ site }) => {
      const page = await site.visit('/')
      let presses = 0
      const press = async (control: Locator) => {
        presses++
        await control.click()
      }
      await press(page.getByRole('main').getByRole('link', { name: 'Zatražite termin' }).first())
      await expect(page.getByRole('heading', { level: 1, name: 'Zatražite termin' })).toBeVisible()
      presses += 2 // the list is opened, and one of it is chosen
      await page.getByLabel('Usluga').selectOption('Testiranje intolerancije na hranu')
      await press(location(page, ZAGREB))
      await press(days(page).nth(1))
      await page.getByLabel('Ime i prezime').fill('Željka Đurić')
      await page.getByLabel('Telefon').fill('091 555 0101')
      await press(ask(page))
      await isConfirmed(page, 'appointment', 'Zahtjev je stigao, hvala vam')
      expect(presses).toBeLessThanOrEqual(6)
    },
  )

  test('axe finds no fault in any state of the form, on a phone or a desktop', async ({ site }) => {
    site.forgive(/status of 422/)
    const page = await site.visit(ADDRESS)
    const isFaultless = async (state: string) => {
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        expect.soft(await accessibilityFaults(page), `${state}, ${viewport.width} px wide`).toEqual([])
      }
    }
    await expect(page.getByText('Najprije odaberite centar')).toBeVisible()
    await isFaultless('empty')
    await ask(page).click()
    await expect(page.getByText('Odaberite centar', { exact: true })).toBeVisible()
    await isFaultless('with errors')
    await fill(page)
    // A question that could not be asked yet has no error.
    expect(await page.getByText('Odaberite jedan od dijelova dana').count()).toBe(0)
    await page.getByRole('button', { name: 'Dodajte još jedan dan' }).click()
    await isFaultless('with a second preferred slot')
    await asLongAsPeopleTake(page)
    await ask(page).click()
    await expect(outcome(page, 'appointment')).toBeVisible()
    await isFaultless('sent')
  })

  test('shows all errors of an empty form at once; one contact is enough for both fields', async ({ site }) => {
    const page = await site.visit(ADDRESS)
    await ask(page).click()
    const { service, location: place, wish, name, email } = validation
    const expected = [service.required, place.required, wish.required, name.required, email.orPhone]
    await expect(faults(page)).toHaveText(expected)
    const contacts = page.locator('#appointment-phone, #appointment-email')
    for (const field of await contacts.all()) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(email.orPhone)
    }
    await page.getByLabel('Telefon').fill('091 555 0101')
    await expect(page.getByText(email.orPhone)).toHaveCount(0)
    for (const field of await contacts.all()) await expect(field).not.toHaveAttribute('aria-invalid')
    await page.getByLabel('Telefon').fill('')
    await page.getByLabel('Usluga').selectOption('Ponovljeno testiranje')
    await location(page, ZAGREB).check()
    await days(page).first().check()
    await page.getByLabel('Ime i prezime').fill('Željka Đurić')
    await ask(page).click()
    await isLedTo(page, page.getByLabel('Telefon'))
  })

  test('is replaced by a confirmation for the rest of the visit, in its tab alone', async ({ site }) => {
    const page = await site.visit(ADDRESS)
    const other = await page.context().newPage()
    await other.goto(site.url + ADDRESS)
    await location(other, ZAGREB).check()
    await other.getByLabel('Ime i prezime').fill('Šime Čović')
    await fill(page)
    const day = await days(page).nth(2).inputValue()
    await page.getByLabel('Napomena').fill('Dolazim s bebom.\nHvala!')
    await asLongAsPeopleTake(page)
    await ask(page).click()
    await isConfirmed(page, 'appointment', 'Zahtjev je stigao, hvala vam')
    const confirmation = outcome(page, 'appointment')
    const isRepeated = async () => {
      for (const text of [
        ...['Ovo još nije potvrda termina', 'u roku od jednog radnog dana', 'Ponovljeno testiranje · 50', '60 min'],
        ...['Zagreb, ', `${Number(day.slice(8))}. `, 'bilo kada', 'za mene', 'Željka Đurić', 'Dolazim s bebom.'],
        ...['Odgovor stiže na091 555 0101', 'Oznaka upita'],
      ])
        await expect(confirmation).toContainText(text)
    }
    await isRepeated()
    await expect(confirmation.getByRole('link', { name: /^\+385/ })).toHaveAttribute('href', /^tel:\+385\d+$/)
    await expect(page.locator('[data-toasts]')).toHaveCount(0)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })

    await page.reload()
    await isRepeated()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible()
    await page.goBack()
    await isRepeated()
    // A link to another service asks for another appointment.
    await page.goto(`${ADDRESS}?service=Testiranje%20intolerancije%20na%20hranu`)
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('')
    await page.goto(ADDRESS)
    await startAgain(page)
    await isLedTo(page, page.getByLabel('Usluga'))
    await expect(location(page, ZAGREB)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('')

    await expect(other.getByLabel('Ime i prezime')).toHaveValue('Šime Čović')
    await other.reload()
    await expect(other.getByLabel('Ime i prezime')).toHaveValue('Šime Čović')
  })

  test('is confirmed until the page is left where storage is blocked', async ({ site }) => {
    const script = `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('', 'SecurityError') } })`
    const page = await site.visit(ADDRESS, { script })
    await fill(page)
    await asLongAsPeopleTake(page)
    await ask(page).click()
    await isConfirmed(page, 'appointment', 'Zahtjev je stigao, hvala vam')
    await expect(outcome(page, 'appointment')).toContainText('Željka Đurić')
    await page.reload()
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('')
  })

  test('offers only days and parts of a day on which the location is open', async ({ site }) => {
    const page = await site.visit(ADDRESS)
    await location(page, ZAGREB).check()
    for (let more = 0; more < 3; more++) await page.getByRole('button', { name: 'Prikaži još dana' }).click()
    const offered = await days(page).evaluateAll((all) => all.map((day) => (day as HTMLInputElement).value))
    expect(offered.length).toBeGreaterThan(20)
    expect(offered.filter((date) => [0, 6].includes(new Date(date).getUTCDay()))).toEqual([])
    const monday = offered.findIndex((date, at) => at > 1 && new Date(date).getUTCDay() === 1)
    await days(page).nth(monday).check()
    await expect(page.getByRole('radio', { name: 'poslijepodne' })).toHaveCount(1)
    await expect(page.getByRole('radio', { name: 'prijepodne' })).toHaveCount(0)
  })

  test('can be filled in by keyboard alone', async ({ site }) => {
    const page = await site.visit(ADDRESS)
    await page.getByLabel('Usluga').focus()
    await page.keyboard.type('Ponov')
    await page.keyboard.press('Tab')
    for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    await expect(location(page, ZAGREB)).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(days(page).first()).toBeChecked()
  })

  test('starts with the location or service of the page that links to it', async ({ site }) => {
    const page = await site.visit('/lokacija/dubrovnik')
    await page.getByRole('main').getByRole('link', { name: 'Zatražite termin' }).first().click()
    await expect(location(page, /^Dubrovnik/)).toBeChecked()
    await expect(days(page).first()).toBeVisible()
    await page.goto('/cjenik')
    await page.getByRole('link', { name: /^Zatražite termin\s*: Ponovljeno testiranje$/ }).click()
    await expect(page.getByLabel('Usluga')).toHaveValue('Ponovljeno testiranje')
  })

  test('keeps the chosen service and location when the language is switched', async ({ site }) => {
    const address = `${ADDRESS}?${new URLSearchParams({ service: 'Ponovljeno testiranje' }).toString()}`
    const page = await site.visit(address, { viewport: desktop })
    await location(page, ZAGREB).check()
    await page.getByRole('link', { name: 'English', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Request an appointment' })).toBeVisible()
    const service = page.getByLabel('Service', { exact: true })
    await expect(service.locator('option:checked')).toHaveText(/^Repeat test/)
    await expect(location(page, ZAGREB)).toBeChecked()
    await service.selectOption({ index: 2 })
    const chosen = await service.inputValue()
    await page.getByRole('link', { name: 'Hrvatski', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zatražite termin' })).toBeVisible()
    await expect(page.getByLabel('Usluga')).toHaveValue(chosen)
  })

  test('keeps all values when sending fails and when the visitor returns', async ({ site }) => {
    site.forgive(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    const page = await site.visit(ADDRESS)
    await fill(page)
    const day = await days(page).nth(2).inputValue()
    await page.route('**/api/appointment-request', (route) => route.abort())
    await ask(page).click()
    await isLedTo(page, outcome(page, 'appointment').filter({ hasText: 'Zahtjev nije poslan' }))
    await page.goto('/cjenik')
    await page.goto(ADDRESS)
    await expect(page.locator(`input[name="wishes.0.date"][value="${day}"]:checked`)).toBeAttached()
    await expect(location(page, ZAGREB)).toBeChecked()
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('Željka Đurić')
  })

  test('reports an error and then success without JavaScript', async ({ site }) => {
    site.forgive(/status of 422/)
    const page = await site.visit(`${ADDRESS}?location=zagreb`, { javaScriptEnabled: false })
    await expect(page.locator('input[name="wishes.1.date"]')).toBeHidden()
    await expect(page.locator('select[name="wishes.0.partOfDay"] option').first()).toHaveAttribute('value', '')
    await ask(page).click()
    const { service, wish, name, email } = validation
    await expect(faults(page)).toHaveText([service.required, wish.required, name.required, email.orPhone])
    await expect(page.getByLabel('Usluga')).toBeFocused()
    await page.getByLabel('Usluga').selectOption('Ponovljeno testiranje')
    await page.getByLabel('Ime i prezime').fill('Željka Đurić')
    await page.getByLabel('Telefon').fill('091 555 0101')
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const sunday = inDays(14 - new Date().getUTCDay())
    await page.locator('input[name="wishes.0.date"]').fill(sunday)
    await ask(page).click()
    await expect(page.getByText('Centar toga dana ne radi; odaberite drugi dan')).toBeVisible()
    await page.locator('input[name="wishes.0.date"]').fill(inDays(16 - new Date().getUTCDay()))
    await ask(page).click()
    const confirmation = outcome(page, 'appointment')
    for (const text of ['Zahtjev je stigao', 'Ponovljeno testiranje', 'Zagreb, ', 'bilo kada', 'Oznaka upita'])
      await expect(confirmation).toContainText(text)
    await expect(confirmation.getByRole('link', { name: /^\+385/ })).toHaveAttribute('href', /^tel:/)
    await confirmation.getByRole('link', { name: 'Pošaljite još jedan upit' }).click()
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('')
  })
})
