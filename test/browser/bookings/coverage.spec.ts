import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { desktop, phone } from '../../support/visitors.js'
import { type Admin, expect, test } from '../fixtures.js'

interface Slot {
  start: string
  therapistId: string
}

const uncovered = 'Nije pokriven'

test.describe('visit that is not covered', () => {
  test.use({ ownSite: {} })
  let slot: Slot
  let service: string
  const day = () => slot.start.slice(0, 10)
  const calendar = () => `/admin/calendar?location=dubrovnik&date=${day()}`

  /** Adds an absence that begins with the visit and lasts longer. */
  const absence = (admin: Admin) => {
    const end = new Date(Date.parse(slot.start) + 4 * 3_600_000).toISOString()
    return admin.ask('POST', '/api/admin/absences', { therapistId: slot.therapistId, start: slot.start, end })
  }
  /** Books the first free time after some days, on which no other test books. */
  const book = async (admin: Admin, name: string, after: number) => {
    const services = await admin.ask<{ id: string }[]>('GET', '/api/bookable-services')
    service = services[0]!.id
    const [from, to] = [after, after + 6].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    )
    const query = new URLSearchParams({ service, location: 'dubrovnik', from: from!, to: to! })
    const { slots } = await admin.ask<{ slots: Slot[] }>('GET', `/api/availability?${query.toString()}`)
    slot = slots[0]!
    const { start, therapistId } = slot
    const booking = { service, location: 'dubrovnik', start, therapistId, forWhom: 'self', name, phone: '091 555 0101' }
    return admin.ask<{ id: string }>('POST', '/api/admin/bookings', booking)
  }

  test('is marked in words, and taken as it is by keyboard', { tag: '@quick' }, async ({ admin }) => {
    await book(admin, 'Ana Lovrić', 5)
    await absence(admin)
    const page = await admin.enter(calendar())
    const block = page.getByRole('link', { name: 'Ana Lovrić' })
    await expect(block).toContainText(`${uncovered}: terapeut je tada odsutan`)
    await expect(page.getByText('1 nadolazeći termin nije pokriven')).toBeVisible()
    await block.click()
    await expect(page.getByText('Razlog: terapeut je tada odsutan.')).toBeVisible()
    await page.getByRole('button', { name: 'Zadrži termin' }).press('Enter')
    await expect(page.getByText('Razlog je prihvaćen.')).toBeVisible()
    await expect(block).not.toContainText(uncovered)
    await expect(page.locator('body')).not.toBeFocused()
  })

  test('keeps the focus on the page of the booking after its reason was accepted', async ({ admin }) => {
    const { id } = await book(admin, 'Tea Babić', 33)
    await absence(admin)
    const page = await admin.enter(`/admin/bookings/${id}`)
    await page.getByRole('button', { name: 'Zadrži termin' }).press('Enter')
    await expect(page.getByText('Termin nije pokriven')).toHaveCount(0)
    await expect(page.getByText('Razlog je prihvaćen.')).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
  })

  test('is listed by the link of the notice after a closing day was saved', async ({ admin }) => {
    const { id } = await book(admin, 'Iva Šarić', 12)
    const page = await admin.enter('/admin/content/holidays/new')
    await page.getByLabel('Hrvatski').fill('Inventura')
    await page.getByLabel('Engleski').fill('Stocktaking')
    const [year, month, date] = day().split('-')
    await page.getByLabel('Prvi dan').fill(`${date}. ${month}. ${year}.`)
    await page.getByRole('button', { name: 'Spremi' }).click()
    await expect(page.getByText('1 nadolazeći termin nije pokriven')).toBeInViewport()
    await page.getByRole('link', { name: 'Prikaži termine' }).click()
    await expect(page).toHaveURL(/coverage=uncovered/)
    const row = page.getByRole('row').filter({ hasText: 'Iva Šarić' })
    await expect(row).toContainText(uncovered)
    await page.goto(`/admin/bookings/${id}`)
    await expect(page.getByText('Razlog: centar je tada zatvoren ili ima posebno radno vrijeme.')).toBeVisible()
  })

  for (const viewport of [desktop, phone]) {
    test(`has no accessibility faults at ${viewport.width} px, and is marked without JavaScript`, async ({ admin }) => {
      const { id } = await book(admin, 'Mia Kos', viewport === phone ? 26 : 19)
      await absence(admin)
      const page = await admin.enter(calendar(), { viewport })
      await page.getByRole('link', { name: 'Mia Kos' }).click()
      await expect(page.getByRole('button', { name: 'Zadrži termin' })).toBeVisible()
      for (const address of [
        undefined,
        `${calendar()}&span=week`,
        '/admin/bookings?coverage=uncovered',
        `/admin/bookings/${id}?lang=en`,
      ]) {
        if (address) await page.goto(address)
        expect.soft(await accessibilityAndReflowFaults(page), address).toEqual([])
      }
      const still = await admin.enter(calendar(), { viewport, javaScriptEnabled: false })
      await expect(still.getByRole('link', { name: 'Mia Kos' })).toContainText(uncovered)
    })
  }
})
