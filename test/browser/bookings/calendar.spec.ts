import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { requestAhead } from '../../support/request-ahead.js'
import { desktop, phone } from '../../support/visitors.js'
import { type Admin, expect, test } from '../fixtures.js'

/** Day with free times on which no other test books, and the offset of its times. */
let day: string
let offset: string
const address = () => `/admin/calendar?location=dubrovnik&date=${day}`
const bookings = '/api/admin/bookings'

interface Booking {
  id: string
  starts: string
  status: string
}

const therapistOf = async (admin: Admin) => {
  const therapists = await admin.ask<{ id: string; name: string }[]>('GET', '/api/therapists')
  return therapists.find(({ name }) => name === 'Lucija Radonić')!.id
}
const book = async (admin: Admin, name: string, time: string) => {
  const [service] = await admin.ask<{ id: string }[]>('GET', '/api/bookable-services')
  return admin.ask<Booking>('POST', bookings, {
    service: service!.id,
    location: 'dubrovnik',
    therapistId: await therapistOf(admin),
    start: `${day}T${time}:00${offset}`,
    forWhom: 'self',
    name,
    phone: '091 555 0101',
  })
}
const at = (time: string) => new Date(`${day}T${time}:00${offset}`)
const startOf = async (admin: Admin, id: string) =>
  new Date((await admin.ask<Booking>('GET', `${bookings}/${id}`)).starts)
const block = (page: Page, name: string) => page.getByRole('link', { name })
const free = (page: Page) => page.locator('[data-free]')

test.describe('calendar of staff', () => {
  test.beforeAll(async ({ admin }) => {
    const [service] = await admin.ask<{ id: string }[]>('GET', '/api/bookable-services')
    const [from, to] = [20, 40].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
    const query = new URLSearchParams({ service: service!.id, location: 'dubrovnik', from: from!, to: to! })
    const { slots } = await admin.ask<{ slots: { start: string }[] }>('GET', `/api/availability?${query.toString()}`)
    day = slots[0]!.start.slice(0, 10)
    offset = slots[0]!.start.slice(19)
  })
  test.afterEach(async ({ admin }) => {
    const { items } = await admin.ask<{ items: Booking[] }>('GET', `${bookings}?pageSize=100`)
    const ids = items.map(({ id }) => id)
    if (ids.length === 0) return
    await admin.ask('POST', `${bookings}/changes`, { ids, trashed: true })
    await admin.ask('POST', `${bookings}/erase`, { ids })
  })

  test('offers only services that therapists of the centre offer', async ({ admin }) => {
    const servicesAt = async (location: string) => {
      const page = await admin.enter(`/admin/calendar?location=${location}&date=${day}`)
      await free(page).first().click()
      const options = page.getByRole('region', { name: 'Novi termin' }).getByLabel('Usluga').locator('option')
      return (await options.allTextContents()).filter((text) => text.includes('ljubimca'))
    }
    expect(await servicesAt('dubrovnik')).toEqual([])
    expect(await servicesAt('zagreb-istok')).toHaveLength(2)
  })

  test('adds a visit at a free place, and records that the client came', { tag: '@quick' }, async ({ admin }) => {
    const page = await admin.enter(address())
    const box = (await free(page).boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    const form = page.getByRole('region', { name: 'Novi termin' })
    await expect(form.getByLabel('Terapeut')).not.toHaveValue('')
    await form.getByLabel('Početak').fill('9:00')
    await form.getByRole('button', { name: 'Spremi termin' }).click()
    await expect(form.getByText('Upišite email adresu ili telefon')).toBeVisible()
    await form.getByLabel('Usluga').selectOption({ index: 1 })
    await form.getByLabel('Ime i prezime').fill('Đurđica Žganjer')
    await form.getByLabel('Telefon').fill('091 555 0101')
    await form.getByRole('button', { name: 'Spremi termin' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Termin je upisan' })).toBeVisible()

    await block(page, 'Đurđica Žganjer').click()
    const panel = page.getByRole('region', { name: 'Đurđica Žganjer' })
    await expect(panel.getByText('091 555 0101')).toBeVisible()
    await panel.getByRole('button', { name: 'Zabilježi dolazak' }).click()
    await page.getByRole('button', { name: 'Ipak zabilježi' }).click()
    await expect(block(page, 'Održano')).toBeVisible()
    await page.getByRole('button', { name: 'Poništi' }).click()
    await expect(block(page, 'Rezervirano')).toBeVisible()
  })

  test('reads a visit again after a failure', async ({ admin }) => {
    await book(admin, 'Nina Bek', '12:00')
    const page = await admin.enter(address())
    admin.forgive(/ERR_FAILED/)
    await page.route(`**${bookings}/*`, (route) => route.abort(), { times: 1 })
    await block(page, 'Nina Bek').click()
    const panel = page.getByRole('region', { name: 'Nina Bek' })
    await expect(panel.getByText('Poslužitelj nije odgovorio')).toBeVisible()
    await panel.getByRole('button', { name: 'Pokušaj ponovno' }).click()
    await expect(panel.getByText('091 555 0101')).toBeVisible()
    await expect(panel.getByText('Poslužitelj nije odgovorio')).toBeHidden()
  })

  test('moves a visit by dragging it, after a question, and back', async ({ admin }) => {
    const { id } = await book(admin, 'Nina Bek', '12:00')
    const page = await admin.enter(address())
    const box = (await block(page, 'Nina Bek').boundingBox())!
    await page.mouse.move(box.x + 40, box.y + 5)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, box.y + 5 + box.height * 2, { steps: 4 })
    await page.mouse.up()
    const question = page.getByRole('dialog', { name: 'Premjestiti termin?' })
    await expect(question).toContainText('14:00–15:00')
    await question.getByRole('button', { name: 'Premjesti' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Termin je premješten' })).toBeVisible()
    expect(await startOf(admin, id)).toEqual(at('14:00'))
    await page.getByRole('button', { name: 'Poništi' }).click()
    await expect(page.getByText('Termin je vraćen')).toBeVisible()
    expect(await startOf(admin, id)).toEqual(at('12:00'))
  })

  test('moves a visit by keyboard, and names free times when the new one is taken', async ({ admin }) => {
    const { id } = await book(admin, 'Nina Bek', '12:00')
    await book(admin, 'Iva Perić', '14:00')
    const page = await admin.enter(address())
    await block(page, 'Nina Bek').focus()
    await page.keyboard.press('Enter')
    const open = page.getByRole('region', { name: 'Nina Bek' })
    await open.getByRole('button', { name: 'Premjesti' }).focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('region', { name: 'Premjesti termin' })
    await form.getByLabel('Početak').fill('14:30')
    await page.keyboard.press('Enter')
    admin.forgive(/409/)
    await expect(form.getByText('Najbliži slobodni termini:')).toBeVisible()
    const alternative = form.getByRole('listitem').getByRole('button').last()
    const time = (await alternative.textContent())!.slice(-5)
    await alternative.press('Enter')
    await expect(form.getByLabel('Početak')).toHaveValue(time)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Termin je premješten' })).toBeVisible()
    expect(await startOf(admin, id)).not.toEqual(at('12:00'))
    await expect(block(page, 'Nina Bek')).toBeFocused()
  })

  test('keeps a visit where it is when a drag is ended, fails or meets a newer one', async ({ admin }) => {
    const { id } = await book(admin, 'Nina Bek', '14:00')
    const page = await admin.enter(address())
    const question = page.getByRole('dialog', { name: 'Premjestiti termin?' })
    const submit = question.getByRole('button', { name: 'Premjesti' })
    const dragUp = async () => {
      const box = (await block(page, 'Nina Bek').boundingBox())!
      await page.mouse.move(box.x + 40, box.y + 5)
      await page.mouse.down()
      await page.mouse.move(box.x + 40, box.y + 5 - box.height)
    }
    await block(page, 'Nina Bek').click()
    await dragUp()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(question).toBeHidden()
    await expect(page.getByRole('region', { name: 'Nina Bek' })).toBeVisible()

    await dragUp()
    await page.mouse.up()
    admin.forgive(/ERR_FAILED|412/)
    await page.route('**/move', (route) => route.abort(), { times: 1 })
    await submit.click()
    await expect(question).toContainText('Provjerite vezu')
    expect(await startOf(admin, id)).toEqual(at('14:00'))

    const start = at('15:00').toISOString()
    await admin.ask('POST', `${bookings}/${id}/move`, { start }, { 'If-Match': '"1"' })
    await submit.click()
    await question.getByRole('button', { name: 'Prikaži novo stanje' }).click()
    await expect(question).toContainText('15:00–16:00')
    await submit.click()
    await expect(page.getByRole('status').filter({ hasText: 'Termin je premješten' })).toBeVisible()
    expect(await startOf(admin, id)).toEqual(at('13:00'))
  })

  test('prints the centre, and the telephone numbers of the clients, for which a screen has the panel', async ({
    admin,
  }) => {
    await book(admin, 'Jasna Papir', '11:00')
    const page = await admin.enter(address())
    const title = page.getByRole('heading', { level: 1 })
    await expect(block(page, 'Jasna Papir').getByText('091 555 0101')).toBeHidden()
    await expect(title.getByText('Dubrovnik')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const viewport of [desktop, { width: 718, height: 1000 }]) {
      await page.setViewportSize(viewport)
      await expect(block(page, 'Jasna Papir').getByText('091 555 0101')).toBeVisible()
      await expect(title.getByText('Dubrovnik')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Zagreb' })).toHaveCount(0)
    }
  })

  test('books an appointment request, and both lead to each other', async ({ admin }) => {
    const request = await requestAhead(admin)
    const page = await admin.enter(`/admin/appointment-requests/${request}`)
    await page.getByRole('link', { name: 'Rezerviraj termin' }).click()
    const form = page.getByRole('region', { name: 'Novi termin' })
    await expect(page.getByRole('region', { name: 'Zahtjev koji se dogovara' })).toContainText('Željeni dani')
    await form.getByLabel('Usluga').selectOption({ index: 1 })
    await form.getByLabel('Terapeut').selectOption({ index: 1 })
    await form.getByLabel('Početak').fill('19:00')
    await form.getByRole('button', { name: 'Spremi termin' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Termin je upisan' })).toBeVisible()
    await page.goto(`/admin/appointment-requests/${request}`)
    await page.getByRole('link', { name: 'Otvori: Rezervacija' }).click()
    await expect(page.getByRole('link', { name: 'Otvori: Zahtjev za termin' })).toBeVisible()
  })

  test('takes over the shown day, and keeps the other input of a request', async ({ admin }) => {
    const request = await requestAhead(admin)
    const page = await admin.enter(`/admin/appointment-requests/${request}`)
    await page.getByRole('link', { name: 'Rezerviraj termin' }).click()
    const form = page.getByRole('region', { name: 'Novi termin' })
    const date = form.getByLabel('Dan')
    const note = form.getByLabel('Napomena')
    const preferred = await date.inputValue()
    await note.fill('Dolazi s bebom')
    await page.getByRole('link', { name: 'Sljedeći dan' }).click()
    await expect(date).not.toHaveValue(preferred)
    await expect(note).toHaveValue('Dolazi s bebom')
    const bar = page.getByRole('region', { name: 'Zahtjev koji se dogovara' })
    await bar.getByRole('link').first().click()
    await expect(date).toHaveValue(preferred)
    await expect(note).toHaveValue('Dolazi s bebom')
  })

  test('changes the opened absence after another day is shown', async ({ admin }) => {
    const absences = '/api/admin/absences'
    const therapistId = await therapistOf(admin)
    const { id } = await admin.ask<{ id: string }>('POST', absences, {
      therapistId,
      start: at('12:00').toISOString(),
      end: at('13:00').toISOString(),
    })
    const read = () => admin.ask<{ id: string; version: number; end: string }[]>('GET', absences)
    const before = await read()
    const page = await admin.enter(address())
    const entry = page.locator('[data-area]').getByRole('button', { name: 'Odsutnost' })
    await entry.click()
    const form = page.getByRole('region', { name: 'Odsutnost' })
    await form.getByLabel(/^Do( |$)/).fill('12:30')
    await page.getByRole('link', { name: 'Sljedeći dan' }).click()
    await expect(entry).toHaveCount(0)
    await form.getByRole('button', { name: 'Spremi' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Odsutnost je' })).toBeVisible()
    const after = await read()
    for (const one of after.filter((found) => before.every((known) => known.id !== found.id)))
      await admin.ask('DELETE', `${absences}/${one.id}`, undefined, { 'If-Match': `"${one.version}"` })
    const changed = after.find((one) => one.id === id)!
    await admin.ask('DELETE', `${absences}/${id}`, undefined, { 'If-Match': `"${changed.version}"` })
    expect(after).toHaveLength(before.length)
    expect(new Date(changed.end)).toEqual(at('12:30'))
  })

  test('is read without JavaScript, and as a list in the order of time on a phone', async ({ admin }) => {
    await book(admin, 'Nina Bek', '14:00')
    await book(admin, 'Iva Perić', '12:00')
    const page = await admin.enter(address(), { viewport: phone, javaScriptEnabled: false })
    await expect(page.getByRole('listitem').filter({ hasText: '–' })).toHaveText([
      /12:00.*Iva Perić/s,
      /14:00.*Nina Bek/s,
    ])
    await page.setViewportSize(desktop)
    const [earlier, later] = await Promise.all(['Iva Perić', 'Nina Bek'].map((name) => block(page, name).boundingBox()))
    expect((later!.y - earlier!.y) / earlier!.height).toBeCloseTo(2, 0)
    await page.getByRole('link', { name: 'Sljedeći dan' }).click()
    await expect(page.getByText('Toga dana nema termina.')).toBeVisible()
  })

  for (const viewport of [desktop, phone]) {
    test(`has no accessibility faults at ${viewport.width} px`, async ({ admin }) => {
      await book(admin, 'Nina Bek', '12:00')
      const page = await admin.enter(address(), { viewport })
      await block(page, 'Nina Bek').click()
      await expect(page.getByRole('button', { name: 'Zabilježi dolazak' })).toBeVisible()
      expect(await accessibilityAndReflowFaults(page)).toEqual([])
      await page.goto(`${address()}&span=week`)
      expect(await accessibilityAndReflowFaults(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  }
})
