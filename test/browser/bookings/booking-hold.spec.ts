import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { asLongAsPeopleTake, isConfirmed } from '../../support/forms.js'
import { linkIn } from '../../support/mail-server.js'
import { desktop, heading, phone } from '../../support/visitors.js'
import { expect, type Site, test } from '../fixtures.js'

const LOCATION = 'zagreb-istok'

/** Address of the form for the first free time from some days on. */
async function formAhead(site: Site, language: string, days: number): Promise<string> {
  const ask = async <T>(path: string): Promise<T> => (await fetch(site.url + path)).json() as Promise<T>
  const [service] = await ask<{ id: string }[]>('/api/bookable-services')
  const [from, to] = [days, days + 6].map((each) => new Date(Date.now() + each * 86_400_000).toISOString().slice(0, 10))
  const query = { service: service!.id, location: LOCATION, from: from!, to: to! }
  const { slots } = await ask<{ slots: { start: string }[] }>(
    `/api/availability?${new URLSearchParams(query).toString()}`,
  )
  const day = slots[0]!.start.slice(0, 10)
  const time = slots[0]!.start.slice(11)
  const search = { lang: language, service: service!.id, location: LOCATION, day, time }
  return `${language === 'hr' ? '/rezervacija' : '/booking'}?${new URLSearchParams(search).toString()}`
}

/** Fills in the form in a way that looks like advertising. */
async function fill(page: Page, email: string) {
  await page.locator('#booking-name').fill('Željka Đurić')
  await page.locator('#booking-email').fill(email)
  await page.locator('#booking-note').fill('https://a.example casino jackpot')
  await asLongAsPeopleTake(page)
}

test('a visitor whose booking looks suspicious confirms the held time by the link in a mail', async ({
  site,
  mails,
}) => {
  const page = await site.visit(await formAhead(site, 'hr', 20), { viewport: phone })
  await fill(page, 'zeljka.hold@example.com')
  await page.getByRole('button', { name: 'Rezervirajte termin' }).click()
  await isConfirmed(page, 'booking', 'Još samo potvrdite termin')
  await expect(page.getByText(/Termin čuvamo za vas do \d\d:\d\d/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dodajte termin' })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])

  const mail = await mails.mailTo('zeljka.hold@example.com')
  await page.goto(linkIn(mail, '/rezervacija/potvrda'))
  await expect(heading(page)).toHaveText('Potvrdite termin')
  await page.setViewportSize(desktop)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Potvrdite termin' }).click()
  await expect(heading(page)).toHaveText('Vaš je termin rezerviran')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a visitor whose browser filled in the honeypot books by pressing the button again', async ({ site }) => {
  site.forgive(/status of 422/)
  const page = await site.visit(await formAhead(site, 'en', 27))
  await page.locator('#booking-name').fill('Željka Đurić')
  await page.locator('#booking-email').fill('zeljka.twice@example.com')
  await page.locator('[name="opinion"]').evaluate((field: HTMLInputElement) => (field.value = 'Zagreb'))
  await asLongAsPeopleTake(page)
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page.getByText('Please press the button again').first()).toBeVisible()
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await isConfirmed(page, 'booking', 'Your appointment is booked')
})
