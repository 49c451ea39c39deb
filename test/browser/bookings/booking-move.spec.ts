import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { hydrated } from '../../support/browser.js'
import { linkIn, titleOf } from '../../support/mail-server.js'
import type { Mailbox } from '../../support/mailbox.js'
import { expect, type Site, test } from '../fixtures.js'

interface FreeTime {
  start: string
}

/** Books a time some days ahead. @returns its day, and the path of the link in the confirmation */
async function book(site: Site, mails: Mailbox, lang: 'hr' | 'en') {
  const ask = async <T>(path: string): Promise<T> => (await fetch(site.url + path)).json() as Promise<T>
  const [{ id: service }] = await ask<[{ id: string }]>('/api/bookable-services')
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const { slots } = await ask<{ slots: FreeTime[] }>(
    `/api/availability?service=${service}&location=dubrovnik&from=${dayIn(10)}&to=${dayIn(17)}`,
  )
  const email = `${randomUUID()}@example.com`
  const form = { service, location: 'dubrovnik', start: slots[0]!.start, forWhom: 'self', name: 'Željka Đurić', email }
  const response = await fetch(`${site.url}/api/bookings?lang=${lang}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(form),
  })
  expect(response.status).toBe(201)
  const confirmation = await mails.mailTo(email)
  const address = linkIn(confirmation, lang === 'en' ? '/booking' : '/rezervacija')
  return { address, email, confirmation, day: form.start.slice(0, 10) }
}

/** Shows the times of a day: those of the first day become too soon one after the other. */
async function showDay(page: Page, day: string) {
  const address = new URL(page.url())
  address.searchParams.set('day', day)
  await page.goto(address.href)
}

test('a client moves a visit on a phone by the link in the confirmation', async ({ site, mails }) => {
  const { address, email, confirmation, day } = await book(site, mails, 'hr')
  const page = await site.visit(address)
  await page.getByRole('link', { name: 'Premjestite termin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Premjestite termin' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await showDay(page, day)
  await hydrated(page)
  const time = page.locator('a[href*="time="]').first()
  const chosen = await time.textContent()
  await time.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Potvrdite novo vrijeme' })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Premjestite termin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Termin je premješten' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Termin je premješten' })).toBeVisible()
  const moved = await mails.mailTo(email, confirmation)
  expect(titleOf(moved)).toBe('Vaš termin je premješten')
  expect(moved.text).toContain(chosen!.trim().split(/\s/)[0])
})

test('a client without JavaScript sees other times in place of one that was taken meanwhile', async ({
  site,
  mails,
}) => {
  site.forgive(/status of 409/)
  const { address, day } = await book(site, mails, 'en')
  const page = await site.visit(address, { javaScriptEnabled: false, language: 'en' })
  await page.getByRole('link', { name: 'Move the appointment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Move your appointment' })).toBeVisible()
  await showDay(page, day)
  await page.locator('a[href*="time="]').last().click() // the visit itself takes those near it from others
  // Each therapist takes one visit at that time.
  const start = await page.locator('input[name="start"]').inputValue()
  const therapists = await fillTime(site, start)
  expect(therapists).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Move the appointment' }).click()
  const nearest = page.getByRole('alert').locator('a[href*="time="]')
  await nearest.first().click()
  await page.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your appointment has moved' })).toBeVisible()
})

/** Books a time until nobody is free. @returns the number of bookings */
async function fillTime(site: Site, start: string): Promise<number> {
  const [{ id: service }] = (await (await fetch(`${site.url}/api/bookable-services`)).json()) as [{ id: string }]
  for (let booked = 0; ; booked++) {
    const form = {
      service,
      location: 'dubrovnik',
      start,
      forWhom: 'self',
      name: 'Šime',
      email: `${randomUUID()}@example.com`,
    }
    const { status } = await fetch(`${site.url}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(form),
    })
    if (status !== 201) return booked
  }
}
