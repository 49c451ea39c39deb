import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { asLongAsPeopleTake, isConfirmed, isLedTo, outcome } from '../../support/forms.js'
import { desktop, phone, setTextSize } from '../../support/visitors.js'
import { expect, type Site, test } from '../fixtures.js'

const PROCEDURE = 'Postupak biorezonance'
const addressOf = (location: string, language = 'hr') =>
  `${language === 'hr' ? '/rezervacija' : '/booking'}?${new URLSearchParams({ service: PROCEDURE, location, lang: language }).toString()}`

/** Address of the first free day from the third one on: of a nearer day, times become too soon while a test books them. */
async function addressAhead(site: Site, location: string, language?: string): Promise<string> {
  const ask = async <T>(path: string): Promise<T> => (await fetch(site.url + path)).json() as Promise<T>
  const services = await ask<{ id: string; name: string }[]>('/api/bookable-services')
  const [from, to] = [3, 9].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  const query = { service: services.find(({ name }) => name === PROCEDURE)!.id, location, from: from!, to: to! }
  const times = await ask<{ slots: { start: string }[] }>(`/api/availability?${new URLSearchParams(query).toString()}`)
  return `${addressOf(location, language)}&day=${times.slots[0]!.start.slice(0, 10)}`
}

const card = (page: Page) => page.locator('#booking')
const service = (page: Page, name: RegExp) => card(page).getByRole('link', { name })
const centre = (page: Page, name: RegExp) => card(page).getByRole('listitem').getByRole('link', { name })
const times = (page: Page) => card(page).locator('a[href*="time="]')
const days = (page: Page) => card(page).locator('[data-date][href]')
const chosenDay = (page: Page) => card(page).locator('[data-date][aria-current]')
const nearest = (page: Page) => card(page).locator('input[type="radio"][name="start"]')
const send = (page: Page) => card(page).getByRole('button', { name: /^(Rezervirajte termin|Book the appointment)$/ })

async function fill(page: Page) {
  await page.locator('#booking-name').fill('Željka Đurić')
  await page.locator('#booking-email').fill('zeljka@example.com')
}

/** Books the time of the form for somebody else, with a therapist of that time. */
async function takeTime(page: Page) {
  const value = (name: string) => card(page).locator(`input[name="${name}"]`).first().inputValue()
  const service = await value('service')
  const location = await value('location')
  const start = await value('start')
  const other = { forWhom: 'self', name: 'Šime Čović', email: 'sime@example.com' }
  const response = await page.request.post('/api/bookings', { data: { service, location, start, ...other } })
  expect(response.status()).toBe(201)
  return start
}

test.describe('the booking page', () => {
  test(
    'a visitor on a phone books a time in Zagreb from home in four presses, typing aside',
    { tag: '@quick' },
    async ({ site }) => {
      const page = await site.visit('/')
      let presses = 0
      const press = async (control: Locator) => {
        presses++
        await control.click()
      }
      await press(page.getByRole('main').getByRole('link', { name: 'Rezervirajte termin' }).first())
      await expect(page.getByRole('heading', { level: 1, name: 'Rezervirajte termin' })).toBeVisible()
      const begun = await page.evaluate(() => performance.now())
      await press(service(page, /^Testiranje intolerancije na hranu \d/))
      await expect(page.getByRole('heading', { level: 2, name: 'Odaberite centar' })).toBeFocused()
      const first = page.getByRole('list', { name: 'Prvi slobodni termini, centar Zagreb', exact: true })
      await press(first.getByRole('link').last())
      await isLedTo(page, page.getByRole('heading', { level: 2, name: 'Vaši podaci' }))
      await fill(page)
      await asLongAsPeopleTake(page, begun)
      await press(send(page))
      await isConfirmed(page, 'booking', 'Vaš je termin rezerviran')
      expect(presses).toBeLessThanOrEqual(4)

      const confirmation = outcome(page, 'booking')
      const isRepeated = async () => {
        for (const text of [
          'Testiranje intolerancije na hranu',
          'Zagreb',
          'Terapeut',
          'za mene',
          'najkasnije 12',
          'Željka',
        ])
          await expect(confirmation).toContainText(text)
      }
      await isRepeated()
      await expect(confirmation.getByRole('link', { name: /^\+385/ })).toHaveAttribute('href', /^tel:/)
      await expect(confirmation.getByRole('link', { name: 'Dodajte termin' })).toHaveAttribute(
        'href',
        /^\/api\/bookings\/[\da-f-]{36}\/calendar$/,
      )
      await expect(page.getByRole('heading', { name: 'Vaši podaci' })).toBeHidden()
      await expect(confirmation).toContainText(/Potvrda stiže na\s*zeljka@example\.com/)
      await expect(confirmation).toContainText('Oznaka rezervacije')
      await expect(page.getByRole('heading', { name: 'Prije dolaska' })).toBeVisible()
      for (const heading of ['Kako rezervirati', 'Ništa vam ne odgovara?'])
        await expect(page.getByRole('heading', { name: heading })).toBeHidden()
      await page.reload()
      await isRepeated()
      await confirmation.getByRole('link', { name: 'Rezervirajte još jedan termin' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Odaberite uslugu' })).toBeVisible()
      // The location of the visit is carried along, and can be changed.
      await service(page, /^Postupak biorezonance \d/).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Odaberite dan i vrijeme' })).toBeFocused()
      await card(page).getByRole('link', { name: 'Promijenite centar' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Odaberite centar' })).toBeFocused()
    },
  )

  test('can be used by keyboard alone: keys move through days and weeks, and Back takes answers back', async ({
    site,
  }) => {
    const page = await site.visit(addressOf('velika-gorica'), { viewport: desktop })
    const focused = page.locator(':focus')
    const dateOf = () => focused.getAttribute('data-date')
    const shown = (await chosenDay(page).getAttribute('data-date'))!
    await page.getByRole('link', { name: 'Sljedeća dva tjedna' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('grid')).toHaveAccessibleName(/./)
    await expect(chosenDay(page)).not.toHaveAttribute('data-date', shown)
    expect(page.url()).toMatch(/from=\d{4}-\d\d-\d\d(&|$)/)
    await expect(page.getByRole('link', { name: 'Sljedeća dva tjedna' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(focused).toHaveAttribute('aria-current', 'true')
    const next = (date: string, days: number) =>
      new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
    for (const [key, days] of [
      ['ArrowRight', 1],
      ['ArrowDown', 7],
      ['ArrowLeft', -1],
      ['ArrowUp', -7],
    ] as const) {
      const before = (await dateOf())!
      await page.keyboard.press(key)
      expect([key, await dateOf()]).toEqual([key, next(before, days)])
    }
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    expect(new Date((await dateOf())!).getUTCDay()).toBe(0)
    await expect(focused).toHaveAccessibleName(/: (zatvoreno|[A-Z].*)$/)
    await page.keyboard.press('Home')
    expect(new Date((await dateOf())!).getUTCDay()).toBe(1)
    const monday = (await dateOf())!
    await page.keyboard.press('PageDown')
    await expect(focused).toHaveAttribute('data-date', next(monday, 14))
    await page.keyboard.press('PageUp')
    await expect(focused).toHaveAttribute('data-date', monday)

    await days(page).nth(1).focus()
    const day = (await dateOf())!
    await page.keyboard.press('Enter')
    await expect(chosenDay(page)).toHaveAttribute('data-date', day)
    await expect(focused).toHaveAttribute('data-date', day)
    await expect(page.getByRole('status').filter({ hasText: /slobodn/ })).toBeAttached()
    await times(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Vaši podaci' })).toBeFocused()
    await page.goBack()
    await expect(chosenDay(page)).toHaveAttribute('data-date', day)
    await page.goForward()
    await page.locator('#booking-name').focus()
    await page.keyboard.type('Željka Đurić')
    await page.keyboard.press('Tab')
    await page.keyboard.type('zeljka@example.com')
    await asLongAsPeopleTake(page)
    await page.keyboard.press('Enter')
    await isConfirmed(page, 'booking', 'Vaš je termin rezerviran')
  })

  test('keeps days and weekdays on one line where a phone shows text at 200 %', async ({ site }) => {
    const page = await site.visit(addressOf('velika-gorica'))
    await setTextSize(page, 200)
    const broken = await page.getByRole('grid').evaluate((table) => {
      const range = document.createRange()
      const lines = (part: Element) => {
        range.selectNodeContents(part)
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      }
      return [...table.querySelectorAll('[data-date], th > [aria-hidden]')]
        .filter((part) => lines(part) > 1)
        .map((part) => part.textContent)
    })
    expect(broken).toEqual([])
  })

  test('books without JavaScript, in English', async ({ site }) => {
    site.forgive(/status of 422/)
    const page = await site.visit('/booking?lang=en', { javaScriptEnabled: false })
    await service(page, /^Bioresonance treatment 60/).click()
    await centre(page, /^Zagreb East/).click()
    await page.getByRole('link', { name: 'Next two weeks' }).click()
    await days(page).nth(1).click()
    await times(page).last().click()
    await page.locator('#booking-name').fill('Željka Đurić')
    await send(page).click()
    await expect(page.locator('#booking-email-error')).toBeVisible()
    await expect(page.locator('#booking-email')).toBeFocused()
    await expect(page.locator('#booking-name')).toHaveValue('Željka Đurić')
    await page.locator('#booking-email').fill('zeljka@example.com')
    await send(page).click()
    const confirmation = outcome(page, 'booking')
    for (const text of [
      'Your appointment is booked',
      'Bioresonance treatment · 60',
      'Zagreb East',
      'Therapist',
      'for me',
    ])
      await expect(confirmation).toContainText(text)
    await expect(page.locator('#booking-form')).toHaveCount(0)
    await confirmation.getByRole('link', { name: 'Book another appointment' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Choose a service' })).toBeVisible()
  })

  test('offers the nearest times when somebody takes the chosen one, and keeps what was typed', async ({ site }) => {
    site.forgive(/status of 409/)
    const page = await site.visit(await addressAhead(site, 'dubrovnik'))
    await times(page).nth(2).click()
    await fill(page)
    await page.locator('#booking-note').fill('Dolazim s bebom.')
    const start = await takeTime(page)
    await asLongAsPeopleTake(page)
    await send(page).click()
    await expect(page.getByText('Netko je upravo rezervirao taj termin; odaberite drugi')).toBeVisible()
    await expect(card(page).getByText('Termin', { exact: true })).toBeHidden()
    await expect(nearest(page)).toHaveCount(3)
    await expect(nearest(page).first()).toBeFocused()
    await expect(card(page).locator('input[type="hidden"][name="start"]')).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await nearest(page).nth(1).check()
    const other = await nearest(page).nth(1).inputValue()
    expect(other).not.toBe(start)
    await expect(page.locator('#booking-note')).toHaveValue('Dolazim s bebom.')
    await send(page).click()
    await isConfirmed(page, 'booking', 'Vaš je termin rezerviran')
    await expect(outcome(page, 'booking')).toContainText('Dolazim s bebom.')
  })

  test('does so without JavaScript, too', async ({ site }) => {
    site.forgive(/status of (409|422)/)
    const address = await addressAhead(site, 'zagreb-istok', 'en') // where no other test books
    const page = await site.visit(address, { javaScriptEnabled: false })
    await times(page).first().click()
    await fill(page)
    await takeTime(page)
    await send(page).click()
    await expect(page.getByText('Somebody has just booked that time; choose another')).toBeVisible()
    await expect(nearest(page).first()).toBeFocused()
    await expect(page.locator('#booking-name')).toHaveValue('Željka Đurić')
    await send(page).click()
    await expect(page.locator('#booking-start-error')).toHaveText('Choose a time')
    await expect(page.locator('#booking-name')).toHaveValue('Željka Đurić')
    await nearest(page).first().check()
    await send(page).click()
    await expect(outcome(page, 'booking')).toContainText('Your appointment is booked')
  })

  test('keeps what was typed while another time is chosen, and names a fault of the time', async ({ site }) => {
    site.forgive(/status of 422/)
    const page = await site.visit(await addressAhead(site, 'dubrovnik'))
    await times(page).first().click()
    await fill(page)
    await page.route('**/api/bookings', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'validation', errors: [{ field: 'start', code: 'booking.past' }] }),
      }),
    )
    await send(page).click()
    await expect(page.getByText('Taj termin je već prošao; odaberite drugi')).toBeVisible()
    const back = page.getByRole('link', { name: 'Pogledajte sve slobodne termine' })
    await isLedTo(page, back)
    await back.click()
    await times(page).last().click()
    await expect(page.locator('#booking-name')).toHaveValue('Željka Đurić')
    await expect(page.locator('#booking-email')).toHaveValue('zeljka@example.com')
  })

  test('books the time of the confirmed visit again, after "Book another" or with another therapist', async ({
    site,
    admin,
  }) => {
    const page = await site.visit(addressOf('zagreb'))
    const of = (therapist: string) => card(page).getByRole('link', { name: therapist })
    const other = new URL((await of('Petra Hrastić').getAttribute('href'))!, page.url()).searchParams.get('therapist')!
    await of('Mirjana Vuk').click()
    await expect(of('Mirjana Vuk')).toHaveAttribute('aria-current', 'true')
    // The first day's times become too soon one after the other.
    const last = (await days(page).last().getAttribute('data-date'))!
    await days(page).last().click()
    await expect(chosenDay(page)).toHaveAttribute('data-date', last)
    await times(page).last().click()
    await fill(page)
    const chosen = new URL(page.url())
    const [day, time] = ['day', 'time'].map((name) => chosen.searchParams.get(name)!)
    await asLongAsPeopleTake(page)
    await send(page).click()
    await isConfirmed(page, 'booking', 'Vaš je termin rezerviran')
    const entry = await outcome(page, 'booking').getByRole('link', { name: 'Dodajte termin' }).getAttribute('href')
    const [, id] = /bookings\/(.+)\/calendar/.exec(entry!)!
    await admin.ask('PATCH', `/api/admin/bookings/${id}`, { status: 'cancelled' }, { 'If-Match': '"1"' })

    const withOther = new URL(chosen)
    withOther.searchParams.set('therapist', other)
    await page.goto(withOther.href)
    await expect(page.locator('#booking-name')).toBeVisible()
    await page.goto(chosen.href)
    await outcome(page, 'booking').getByRole('link', { name: 'Rezervirajte još jedan termin' }).click()
    await service(page, /^Postupak biorezonance \d/).click()
    await card(page).locator(`[data-date="${day}"]`).click()
    await card(page)
      .locator(`a[href*="day=${day}"][href*="time=${encodeURIComponent(time!)}"]`)
      .click()
    await fill(page)
    await asLongAsPeopleTake(page)
    await send(page).click()
    await isConfirmed(page, 'booking', 'Vaš je termin rezerviran')
  })

  test('shows the times of a therapist, and leads to a request where none suits', async ({ site }) => {
    const page = await site.visit(addressOf('zagreb'))
    await card(page).getByRole('link', { name: 'Mirjana Vuk' }).click()
    await expect(card(page).getByRole('link', { name: 'Mirjana Vuk' })).toHaveAttribute('aria-current', 'true')
    await times(page).last().click()
    await expect(card(page)).toContainText('kod: Mirjana Vuk')
    await page.getByRole('main').getByRole('link', { name: 'Zatražite termin' }).click()
    await expect(page.getByRole('radio', { name: /^Postupak biorezonance \d/ })).toBeChecked()
    await page.getByRole('link', { name: 'Odaberite slobodan termin' }).click()
    await expect(times(page).first()).toBeVisible()
  })

  test('begins with the location or service of the page that links to it', async ({ site }) => {
    const page = await site.visit('/lokacija/dubrovnik')
    await page.getByRole('main').getByRole('link', { name: 'Rezervirajte termin' }).first().click()
    await expect(card(page).getByText('Dubrovnik', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Odaberite uslugu' })).toBeVisible()
    await expect(service(page, /kućnog ljubimca/)).toHaveCount(0)
    await page.goto('/cjenik')
    await page.getByRole('link', { name: /^Rezervirajte termin\s*: Ponovljeno testiranje$/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Odaberite centar' })).toBeVisible()
    await page.goto('/biorezonanca-postupak')
    await page
      .getByRole('main')
      .getByRole('link', { name: /termin/ })
      .first()
      .click()
    await expect(card(page).getByText('Postupak biorezonance', { exact: true })).toBeVisible()
  })

  test('books a chosen day in a chosen centre from home in six presses, at most', async ({ site }) => {
    const page = await site.visit('/')
    let presses = 0
    const press = async (control: Locator) => {
      presses++
      await control.click()
    }
    await press(page.getByRole('main').getByRole('link', { name: 'Rezervirajte termin' }).first())
    await expect(page.getByRole('heading', { level: 1, name: 'Rezervirajte termin' })).toBeVisible()
    const begun = await page.evaluate(() => performance.now())
    await press(service(page, /^Kraći postupak biorezonance \d/))
    await press(centre(page, /^Zagreb (?!istok)/).first())
    await expect(page.getByRole('heading', { level: 2, name: 'Odaberite dan i vrijeme' })).toBeFocused()
    await press(days(page).last())
    await expect(chosenDay(page)).toHaveAttribute('data-date', (await days(page).last().getAttribute('data-date'))!)
    await press(times(page).last())
    await isLedTo(page, page.getByRole('heading', { level: 2, name: 'Vaši podaci' }))
    await fill(page)
    await asLongAsPeopleTake(page, begun)
    await press(send(page))
    await isConfirmed(page, 'booking', 'Vaš je termin rezerviran')
    expect(presses).toBeLessThanOrEqual(6)
  })

  test('shows late times, in the centres and on each day, until the visitor wants all again', async ({ site }) => {
    const page = await site.visit('/rezervacija')
    await service(page, /^Postupak biorezonance \d/).click()
    const late = card(page).getByRole('link', { name: 'Od 16 h' })
    await late.click()
    await expect(late).toHaveAttribute('aria-current', 'true')
    await centre(page, /^Zagreb (?!istok)/)
      .first()
      .click()
    await expect(chosenDay(page)).toHaveCount(1)
    await expect(late).toHaveAttribute('aria-current', 'true')
    await expect(card(page).getByRole('heading', { name: 'Prijepodne' })).toHaveCount(0)
    await expect(times(page).first()).toBeVisible()
    await card(page).getByRole('link', { name: 'Bilo kada' }).click()
    await expect(late).not.toHaveAttribute('aria-current', 'true')
  })

  for (const [language, viewport] of [
    ['hr', phone],
    ['en', desktop],
  ] as const) {
    test(`axe finds no fault in any step in language ${language}`, async ({ site }) => {
      const page = await site.visit(language === 'hr' ? '/rezervacija' : '/booking?lang=en', { viewport })
      const isFaultless = async (state: string) => {
        await page.evaluate(() => scrollTo(0, 0))
        expect.soft(await accessibilityFaults(page), state).toEqual([])
      }
      await isFaultless('service')
      await card(page).locator('a[href*="service="]').first().click()
      await centre(page, /^Zagreb /)
        .first()
        .waitFor()
      await isFaultless('centre')
      await centre(page, /^Zagreb /)
        .first()
        .click()
      await chosenDay(page).waitFor()
      await isFaultless('time')
      await times(page).last().click()
      await fill(page)
      await page.locator('#booking-email').fill('zeljka')
      await send(page).click()
      await expect(page.locator('#booking-email-error')).toBeVisible()
      await isFaultless('form with an error')
    })
  }
})
