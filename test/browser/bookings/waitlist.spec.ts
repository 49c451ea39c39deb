import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { asLongAsPeopleTake, isConfirmed, outcome } from '../../support/forms.js'
import { linkIn } from '../../support/mail-server.js'
import { type Admin, expect, test } from '../fixtures.js'

interface FreeTime {
  start: string
  end: string
  therapistId: string
}

const LOCATION = 'dubrovnik'

/** Fills a far day on which no other test books: one visit is booked, and the therapist is absent before and after it. */
async function fillDay(admin: Admin) {
  const [service] = await admin.ask<{ id: string }[]>('GET', '/api/bookable-services')
  const [from, to] = [45, 55].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  const query = new URLSearchParams({ service: service!.id, location: LOCATION, from: from!, to: to! })
  const { slots } = await admin.ask<{ slots: FreeTime[] }>('GET', `/api/availability?${query.toString()}`)
  const { start, end, therapistId } = slots[0]!
  const booking = await admin.ask<{ id: string }>('POST', '/api/bookings', {
    service: service!.id,
    location: LOCATION,
    start,
    forWhom: 'self',
    name: 'Šime Čović',
    email: 'sime@example.com',
  })
  // As long as one visit with its buffer.
  const absence = { start: new Date(Date.parse(end) + 20 * 60_000), end: new Date(Date.parse(end) + 15 * 3_600_000) }
  await admin.ask('POST', '/api/admin/absences', { therapistId, ...absence })
  const day = start.slice(0, 10)
  const search = new URLSearchParams({ service: service!.id, location: LOCATION, day })
  return { booking: booking.id, day, search: search.toString() }
}

async function join(page: Page, email: string) {
  await page.locator('#waitlist-name').fill('Željka Đurić')
  await page.locator('#waitlist-email').fill(email)
  await page.getByRole('button', { name: /^(Javite mi|Let me know)$/ }).click()
}

test('a visitor on a phone waits for a full day, and books the time that a cancellation frees', async ({
  site,
  admin,
  mails,
  runningSite,
}) => {
  site.forgive(/status of 422/)
  const { booking, day, search } = await fillDay(admin)
  const first = 'zeljka.ceka@example.com'
  const second = 'zeljka.waits@example.com'

  const page = await site.visit(`/rezervacija?lang=hr&${search}`)
  const chosen = page.locator(`[data-date="${day}"]`)
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await expect(chosen).toHaveAccessibleName(/lista čekanja/)
  expect(await accessibilityFaults(page)).toEqual([])
  await join(page, first)
  await isConfirmed(page, 'waitlist', 'Još jedan korak: pritisnite poveznicu u emailu')
  expect(await accessibilityFaults(page)).toEqual([])
  await outcome(page, 'waitlist').getByRole('link', { name: 'Odaberite drugi dan' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Odaberite uslugu' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('#waitlist-email')).toBeVisible()

  const plain = await site.visit(`/booking?lang=en&${search}`, { javaScriptEnabled: false })
  await join(plain, 'x')
  await expect(plain.locator('#waitlist-email-error')).toBeVisible()
  await expect(plain.locator('#waitlist-name')).toHaveValue('Željka Đurić')
  await join(plain, second)
  await expect(outcome(plain, 'waitlist')).toContainText('One more step: press the link in the email')

  const asked = await mails.mailTo(first)
  await page.goto(linkIn(asked, '/rezervacija/lista'))
  await expect(page.getByRole('heading', { level: 1, name: 'Želite li na listu čekanja?' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const askedInEnglish = await mails.mailTo(second)
  const calendar = await admin.enter(`/admin/calendar?location=${LOCATION}&date=${day}`)
  await expect(calendar.getByRole('region', { name: 'Lista čekanja: 0 osoba' })).toContainText('Još 2 osobe trebaju')
  await page.getByRole('button', { name: 'Potvrdite upis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Na listi ste čekanja' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await plain.goto(linkIn(askedInEnglish, '/booking/waiting-list'))
  await plain.getByRole('button', { name: 'Confirm my place' }).click()
  await expect(plain.getByRole('heading', { level: 1, name: 'You are on the waiting list' })).toBeVisible()

  await calendar.reload()
  await expect(calendar.getByRole('region', { name: 'Lista čekanja: 2 osobe' })).toContainText('Željka Đurić')
  expect(await accessibilityFaults(calendar)).toEqual([])

  await admin.ask('PATCH', `/api/admin/bookings/${booking}`, { status: 'cancelled' }, { 'If-Match': '"1"' })
  await runningSite.run(`UPDATE outbox_events SET next_attempt_at = now() WHERE type = 'booking.cancelled'`) // the time for undo passes
  const mail = await mails.mailTo(first, asked)
  await page.goto(linkIn(mail, '/rezervacija'))
  await expect(page.getByText(/^Vi ste na redu do \d/)).toBeVisible()
  await page.locator('a[href*="time="]').first().click()
  const begun = await page.evaluate(() => performance.now())
  await page.locator('#booking-name').fill('Željka Đurić')
  await page.locator('#booking-email').fill(first)
  await asLongAsPeopleTake(page, begun)
  await page.getByRole('button', { name: 'Rezervirajte termin' }).click()
  await isConfirmed(page, 'booking', 'Vaš je termin rezerviran')
  await expect(async () => {
    await plain.goto(linkIn(mail, '/rezervacija').replace('lang=hr', 'lang=en'))
    await expect(plain.getByText('You have already booked that day')).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('a visitor who waits for a day that has become free is led to its times', async ({ site, admin }) => {
  site.forgive(/status of 409/)
  const { booking, search } = await fillDay(admin)
  const page = await site.visit(`/rezervacija?lang=hr&${search}`)
  await expect(page.locator('#waitlist-email')).toBeVisible()
  await admin.ask('PATCH', `/api/admin/bookings/${booking}`, { status: 'cancelled' }, { 'If-Match': '"1"' })
  let release!: () => void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/index.pageContext.json*', async (route) => {
    await released
    await route.continue()
  })
  await join(page, 'zeljka.slobodna@example.com')
  await expect(outcome(page, 'waitlist')).toHaveText('Upravo se oslobodio termin toga dana. Odaberite ga ovdje.')
  await expect(outcome(page, 'waitlist')).toBeFocused()
  release()
  await expect(page.locator('#waitlist-email')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Upravo se oslobodio termin' })).toBeFocused()
  await expect(page.locator('a[href*="time="]').first()).toBeVisible()
})
