import type { Locator, Page } from '@playwright/test'
import holidays from '../../../src/platform/database/seed/holidays.json' with { type: 'json' }
import validation from '../../../src/platform/i18n/hr/validation.json' with { type: 'json' }
import { daysAfter, weekdayOf } from '../../../src/shared/opening/opening-hours.js'
import { accessibilityFaults } from '../../support/accessibility.js'
import { asLongAsPeopleTake, isConfirmed, isLedTo, outcome, startAgain } from '../../support/forms.js'
import { desktop, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const ADDRESS = '/zatraži-termin'

const ask = (page: Page) => page.locator('#appointment').getByRole('button', { name: 'Zatražite termin' })
const location = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const ZAGREB = /^Zagreb(?! (istok|East))/
const service = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name} (\\d|€)`) })
const days = (page: Page, place = 0) => page.locator(`input[type="radio"][name="wishes.${place}.date"]`)
const nextWeek = (page: Page) => page.getByRole('button', { name: 'Sljedeći tjedan' }).last()
const faults = (page: Page) => page.locator('#appointment [id$="-error"]')

const SATURDAY = 5
const isOpen = (date: string) => weekdayOf(date) < SATURDAY && holidays.every((holiday) => holiday.date !== date)
/** Returns the first day after a date on which the locations are open. */
const openAfter = (date: string): string =>
  isOpen(daysAfter(date, 1)) ? daysAfter(date, 1) : openAfter(daysAfter(date, 1))
const mondayOf = (date: string) => daysAfter(date, -weekdayOf(date))
const formatDate = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('hr', { ...options, timeZone: 'UTC' }).format(new Date(date))
const inWords = (date: string) => formatDate(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

async function fill(page: Page) {
  await service(page, 'Ponovljeno testiranje').check()
  await location(page, ZAGREB).check()
  await nextWeek(page).click()
  await days(page).nth(1).check()
  await page.getByLabel('Ime i prezime').fill('Željka Đurić')
  await page.getByLabel('Telefon').fill('091 555 0101')
}

test.describe('the appointment form', () => {
  test(
    'a visitor on a phone requests an appointment in Zagreb from home in seven presses, typing aside',
    { tag: '@quick' },
    async ({ site }) => {
      const page = await site.visit('/')
      let presses = 0
      const press = async (control: Locator) => {
        presses++
        await control.click()
      }
      await press(page.getByRole('main').getByRole('link', { name: 'Rezervirajte termin' }).first())
      await press(page.getByRole('main').getByRole('link', { name: 'Zatražite termin' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Zatražite termin' })).toBeVisible()
      await press(service(page, 'Testiranje intolerancije na hranu'))
      await press(location(page, ZAGREB))
      await press(nextWeek(page))
      await press(days(page).nth(1))
      await page.getByLabel('Ime i prezime').fill('Željka Đurić')
      await page.getByLabel('Telefon').fill('091 555 0101')
      await press(ask(page))
      await isConfirmed(page, 'appointment', 'Zahtjev je stigao, hvala vam')
      expect(presses).toBeLessThanOrEqual(7)
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
    const { service: offered, location: place, wish, name, email } = validation
    const expected = [offered.required, place.required, wish.required, name.required, email.orPhone]
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
    await service(page, 'Ponovljeno testiranje').check()
    await location(page, ZAGREB).check()
    await nextWeek(page).click()
    await days(page).nth(1).check()
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
    const day = await page.locator('input[name="wishes.0.date"]:checked').inputValue()
    await page.getByLabel('Napomena').fill('Dolazim s bebom.\nHvala!')
    await asLongAsPeopleTake(page)
    await ask(page).click()
    await isConfirmed(page, 'appointment', 'Zahtjev je stigao, hvala vam')
    const confirmation = outcome(page, 'appointment')
    const isRepeated = async () => {
      for (const text of [
        'Ovo još nije potvrda termina',
        'u roku od jednog radnog dana',
        'Ponovljeno testiranje · 50',
        '60 min',
        'Zagreb, ',
        `${Number(day.slice(8))}. `,
        'bilo kada',
        'za mene',
        'Željka Đurić',
        'Dolazim s bebom.',
        'Odgovor stiže na091 555 0101',
        'Oznaka upita',
      ])
        await expect(confirmation).toContainText(text)
    }
    await isRepeated()
    await expect(confirmation.getByRole('link', { name: /^\+385/ })).toHaveAttribute('href', /^tel:\+385\d+$/)

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
    await isLedTo(page, page.locator('input[name="service"]').first())
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
    const offered: string[] = []
    while (!(await nextWeek(page).getAttribute('aria-disabled'))) {
      await nextWeek(page).click()
      offered.push(...(await days(page).evaluateAll((all) => all.map((day) => (day as HTMLInputElement).value))))
    }
    await expect(nextWeek(page)).toBeFocused()
    expect(offered.length).toBeGreaterThan(20)
    expect(offered.filter((date) => [0, 6].includes(new Date(date).getUTCDay()))).toEqual([])
    const monday = page.getByRole('radio', { name: /^ponedjeljak/ })
    while ((await monday.count()) === 0) await page.getByRole('button', { name: 'Prethodni tjedan' }).click()
    await monday.check()
    await expect(page.getByRole('radio', { name: 'poslijepodne' })).toHaveCount(1)
    await expect(page.getByRole('radio', { name: 'prijepodne' })).toHaveCount(0)
  })

  test('begins with the next working day, names closed days, and leaves today to the telephone', async ({ site }) => {
    const page = await site.newPage()
    const call = page.locator('#appointment').getByRole('link', { name: 'Nazovite +385' })
    const opensOn = async (time: string, week: string, day: string) => {
      await page.clock.setFixedTime(time)
      await page.goto(`${ADDRESS}?location=zagreb`)
      await expect(page.getByText(week, { exact: true })).toBeVisible()
      await expect(days(page).first()).toHaveAccessibleName(day)
      await expect(page.getByRole('button', { name: 'Prethodni tjedan' })).toHaveAttribute('aria-disabled', 'true')
    }
    const closed = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached()
    const tuesday = 'Tjedan od 30. studenoga do 6. prosinca'
    await opensOn('2026-12-01T15:50:00+01:00', tuesday, 'sutra, srijeda, 2. prosinca 2026.')
    await closed('utorak, 1. prosinca 2026.: danas')
    await closed('subota, 5. prosinca 2026.: zatvoreno')
    await expect(call).toHaveAttribute('href', /^tel:\+385/)
    await opensOn('2026-12-04T20:30:00+01:00', 'Tjedan od 7. do 13. prosinca', 'ponedjeljak, 7. prosinca 2026.')
    await expect(call).toHaveCount(0)
    // The site knows the holidays of a year from yesterday on.
    const year = new Date().getUTCFullYear()
    const [christmas] = [`${year}-12-25`, `${year + 1}-12-25`].filter(
      (date) => Date.parse(date) >= Date.now() - 86_400_000,
    )
    for (const before of [3, 1]) {
      const today = daysAfter(christmas!, -before)
      const first = openAfter(today)
      const week = Array.from({ length: 7 }, (_, index) => daysAfter(mondayOf(first), index))
      const monday = week[0]!
      const sunday = week[6]!
      const from = formatDate(monday, {
        day: 'numeric',
        ...(monday.slice(0, 7) !== sunday.slice(0, 7) && { month: 'long' }),
      })
      const title = `Tjedan od ${from} do ${formatDate(sunday, { day: 'numeric', month: 'long' })}`
      await opensOn(
        `${today}T10:00:00+01:00`,
        title,
        `${first === daysAfter(today, 1) ? 'sutra, ' : ''}${inWords(first)}`,
      )
      await expect(days(page)).toHaveCount(week.filter((day) => day > today && isOpen(day)).length)
      if (week.includes(christmas!)) await closed(`${inWords(christmas!)}: Božić`)
    }
  })

  test('can be filled in by keyboard alone', async ({ site }) => {
    const page = await site.visit(ADDRESS)
    await service(page, 'Testiranje intolerancije na hranu').focus()
    for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    await expect(service(page, 'Ponovljeno testiranje')).toBeChecked()
    await location(page, /^Dubrovnik/).focus()
    for (const key of ['Space', 'ArrowDown']) await page.keyboard.press(key)
    await expect(location(page, /^Dubrovnik/)).not.toBeChecked()
    await location(page, ZAGREB).check()
    await nextWeek(page).focus()
    await page.keyboard.press('Enter')
    await expect(nextWeek(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(days(page).first()).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(days(page).nth(1)).toBeChecked()
    const chosen = await days(page).nth(1).inputValue()
    await nextWeek(page).click()
    await expect(page.getByText('Odabrali ste:')).toBeVisible()
    await expect(page.locator('input[name="wishes.0.date"]:is(:checked, [type="hidden"])')).toHaveValue(chosen)
  })

  test('starts with the location or service of the page that links to it', async ({ site }) => {
    const page = await site.visit('/rezervacija?location=dubrovnik')
    await page.getByRole('main').getByRole('link', { name: 'Zatražite termin' }).click()
    await expect(location(page, /^Dubrovnik/)).toBeChecked()
    await expect(days(page).first()).toBeVisible()
    await page.goto('/cjenik')
    await page.getByRole('link', { name: /^Zatražite termin\s*: Paket od 3 postupka$/ }).click()
    await expect(service(page, 'Paket od 3 postupka')).toBeChecked()
  })

  test('keeps the chosen service and location when the language is switched', async ({ site }) => {
    const address = `${ADDRESS}?${new URLSearchParams({ service: 'Ponovljeno testiranje' }).toString()}`
    const page = await site.visit(address, { viewport: desktop })
    await location(page, ZAGREB).check()
    await page.getByRole('link', { name: 'English', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Request an appointment' })).toBeVisible()
    await expect(service(page, 'Repeat test')).toBeChecked()
    await expect(location(page, ZAGREB)).toBeChecked()
    await service(page, 'Food intolerance testing').check()
    await page.getByRole('link', { name: 'Hrvatski', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zatražite termin' })).toBeVisible()
    await expect(service(page, 'Testiranje intolerancije na hranu')).toBeChecked()
  })

  test('keeps all values when sending fails and when the visitor returns', async ({ site }) => {
    site.forgive(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    const page = await site.visit(ADDRESS)
    await fill(page)
    const day = await days(page).nth(1).inputValue()
    await page.route('**/api/appointment-request', (route) => route.abort())
    await ask(page).click()
    await isLedTo(page, outcome(page, 'appointment').filter({ hasText: 'Zahtjev nije poslan' }))
    await page.goto('/cjenik')
    await page.goto(ADDRESS)
    await expect(page.locator(`input[name="wishes.0.date"][value="${day}"]:checked`)).toBeAttached()
    await expect(location(page, ZAGREB)).toBeChecked()
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('Željka Đurić')
    // Within the page, the available days are known from the start.
    await page.locator('#appointment').getByRole('link', { name: 'Pravila privatnosti' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pravila privatnosti' })).toBeVisible()
    await page.goBack()
    await expect(page.locator(`input[name="wishes.0.date"][value="${day}"]:checked`)).toBeAttached()
  })

  test('reports an error and then success without JavaScript', async ({ site }) => {
    site.forgive(/status of 422/)
    const page = await site.visit(`${ADDRESS}?location=zagreb`, { javaScriptEnabled: false })
    await expect(page.locator('input[name="wishes.1.date"]')).toBeHidden()
    await expect(page.locator('select[name="wishes.0.partOfDay"] option').first()).toHaveAttribute('value', '')
    // A page opened before an upgrade posts to the former address, which redirects with the body.
    await page.locator('#appointment form').evaluate((form) => form.setAttribute('action', '/zatrazi-termin'))
    await page.getByLabel('Ime i prezime').fill('Željka Đurić')
    await ask(page).click()
    const { service: offered, wish, email } = validation
    await expect(faults(page)).toHaveText([offered.required, wish.required, email.orPhone])
    expect(decodeURI(new URL(page.url()).pathname)).toBe(ADDRESS)
    await expect(page.locator('input[name="service"]').first()).toBeFocused()
    await expect(location(page, ZAGREB)).toBeChecked()
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('Željka Đurić')
    await service(page, 'Ponovljeno testiranje').check()
    await page.getByLabel('Telefon').fill('091 555 0101')
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const sunday = inDays(14 - new Date().getUTCDay())
    const weekday = openAfter(sunday)
    await page.locator('input[name="wishes.0.date"]').fill(sunday)
    await ask(page).click()
    await expect(page.getByText('Centar toga dana ne radi; odaberite drugi dan')).toBeVisible()
    await page.locator('input[name="wishes.0.date"]').fill(weekday)
    await ask(page).click()
    const confirmation = outcome(page, 'appointment')
    for (const text of ['Zahtjev je stigao', 'Ponovljeno testiranje', 'Zagreb, ', 'bilo kada', 'Oznaka upita'])
      await expect(confirmation).toContainText(text)
    await expect(confirmation.getByRole('link', { name: /^\+385/ })).toHaveAttribute('href', /^tel:/)
    await confirmation.getByRole('link', { name: 'Pošaljite još jedan upit' }).click()
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('')
  })
})
