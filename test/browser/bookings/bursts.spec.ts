import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { desktop, heading, phone } from '../../support/visitors.js'
import { type Admin, expect, test } from '../fixtures.js'
import type { Site } from '../sites.js'

const LOCATION = 'zagreb'

/** Stores a burst of three bookings, the last of a known client. @returns its address */
async function storeBurst(admin: Admin, { run }: Site, days: number): Promise<string> {
  const [service] = await admin.ask<{ id: string }[]>('GET', '/api/bookable-services')
  const [from, to] = [days, days + 9].map((each) => new Date(Date.now() + each * 86_400_000).toISOString().slice(0, 10))
  const query = new URLSearchParams({ service: service!.id, location: LOCATION, from: from!, to: to! })
  const { slots } = await admin.ask<{ slots: { start: string; therapistId: string }[] }>(
    'GET',
    `/api/availability?${query.toString()}`,
  )
  const byDay = [...new Map(slots.map((slot) => [slot.start.slice(0, 10), slot])).values()]
  const burst = randomUUID()
  await run(`INSERT INTO booking_bursts (id, site, network) VALUES ('${burst}', '${burst}', '2001:db8::/32')`)
  const origin = (way: string, id: string) =>
    run(`INSERT INTO booking_origins (id, address, home, site, mailbox, location, way, booking_id)
      VALUES (gen_random_uuid(), 'a', 'h', '${burst}', 'm', '${LOCATION}', '${way}', ${id})`)
  for (const [index, { start, therapistId }] of byDay.slice(0, 3).entries()) {
    const client = { name: `Robot ${index}`, email: `robot-${index}-${days}@spam.example.com`, forWhom: 'self' }
    const form = { service: service!.id, location: LOCATION, start, therapistId, ...client }
    const { id } = await admin.ask<{ id: string }>('POST', '/api/admin/bookings', form)
    await origin(index === 2 ? 'proven' : 'direct', `'${id}'`)
  }
  await origin('held', 'NULL')
  return `/admin/bookings/bursts/${burst}`
}

const texts = {
  hr: {
    open: 'Pregledajte rezervacije',
    title: 'Navala rezervacija',
    cancel: 'Otkaži ovu navalu',
    cancelled: /Klijentima javljamo za 2 min; dotad možete poništiti/,
    undo: 'Poništi otkazivanje',
    undone: 'Rezervacije su vraćene.',
  },
  en: {
    open: 'Review the bookings',
    title: 'Burst of bookings',
    cancel: 'Cancel this burst',
    cancelled: /Clients are notified in 2 min; until then you can undo/,
    undo: 'Undo the cancellation',
    undone: 'The bookings are restored.',
  },
}

for (const [language, viewport, javaScriptEnabled, days] of [
  ['hr', phone, true, 10],
  ['en', desktop, true, 20],
  ['hr', desktop, false, 30],
  ['en', phone, false, 40],
] as const) {
  const how = `in ${language} at ${viewport.width} px ${javaScriptEnabled ? 'with the keyboard' : 'without JavaScript'}`
  test(`staff cancel a burst and undo that, ${how}`, async ({ admin, runningSite }) => {
    const address = await storeBurst(admin, runningSite, days)
    const say = texts[language]
    const isAccessible = async (page: Page) =>
      javaScriptEnabled && expect(await accessibilityAndReflowFaults(page)).toEqual([])
    const page = await admin.enter('/admin/dashboard', { viewport, language, javaScriptEnabled })
    const press = async (name: string) => {
      const button = page.getByRole('button', { name })
      if (!javaScriptEnabled) return button.click()
      await button.focus()
      await page.keyboard.press('Enter')
    }
    const link = page.locator(`a[href="${address}"]`)
    await expect(link).toHaveText(say.open)
    await isAccessible(page)
    await link.click()
    await expect(heading(page)).toHaveText(say.title)
    const boxes = page.getByRole('checkbox')
    await expect(boxes).toHaveCount(3)
    const checked = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))
    expect(checked).toEqual([true, true, false])
    await isAccessible(page)
    if (javaScriptEnabled) {
      await boxes.nth(1).focus()
      await page.keyboard.press('Space')
    } else await boxes.nth(1).uncheck()
    await press(say.cancel)
    await expect(page.getByText(say.cancelled)).toBeVisible()
    await expect(boxes).toHaveCount(2)
    await isAccessible(page)
    await press(say.undo)
    await expect(page.getByText(say.undone)).toBeVisible()
    await expect(boxes).toHaveCount(3)
    await isAccessible(page)
    await runningSite.run('DELETE FROM booking_bursts')
  })
}
