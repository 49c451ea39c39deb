import { appointmentStatuses } from '../../../../src/shared/leads/appointment-status.js'
import { bookingStatuses } from '../../../../src/shared/leads/booking-status.js'
import { contactStatuses } from '../../../../src/shared/leads/contact-status.js'
import { franchiseStatuses } from '../../../../src/shared/leads/franchise-status.js'
import { drawJpeg } from '../../../support/pictures.js'
import { requestAhead } from '../../../support/request-ahead.js'
import { samplePage } from '../../../support/sample-page.js'
import { type Admin, expect } from '../../fixtures.js'
import type { Site } from '../../sites.js'

const location = 'zagreb'
const email = 'ana@example.com'

/** Fills a site so that each page of the admin has content: leads in each status and in the trash, and an item of each list. */
export async function addSamples(admin: Admin, { run }: Site, receiver: string): Promise<void> {
  await setStatuses(
    'contact_messages',
    contactStatuses,
    async () => (await admin.receiveMessages({ email, location }))[0]!,
  )
  await setStatuses(
    'franchise_inquiries',
    franchiseStatuses,
    async () => (await admin.receiveInquiries({ email, preferredLocation: location }))[0]!,
  )
  await setStatuses('appointment_requests', appointmentStatuses, () => requestAhead(admin))
  const slots = await freeTimes(admin)
  await setStatuses('bookings', bookingStatuses, () => book(admin, slots))
  await addBurst(run)
  await admin.subscribe(email, 'iva@example.com')
  await admin.ask('POST', '/api/admin/inbox/views', { name: 'Ana', query: 'search=ana' })
  await admin.ask('POST', '/api/admin/newsletter-issues', {
    titleHr: 'Proljeće',
    titleEn: 'Spring',
    textHr: 'Dan',
    textEn: 'Day',
  })
  await admin.ask('POST', '/api/admin/api-keys', { name: 'CRM', scopes: ['leads:read'], expiry: 'never' })
  const { id: webhook } = await admin.ask<{ id: string }>('POST', '/api/admin/webhooks', {
    url: receiver,
    events: ['lead.status_changed'],
  })
  await admin.ask('POST', `/api/admin/webhooks/${webhook}/test`)
  const content = '/api/admin/content'
  await admin.ask('POST', `${content}/redirects`, { source: '/stara-stranica', target: '/cjenik' })
  await admin.ask('POST', `${content}/pages`, samplePage)
  const text = { hr: 'Novi centar u Splitu', en: 'A new centre in Split' }
  const days = { date: '2026-01-01', lastDay: '2026-01-02' }
  await admin.ask('POST', `${content}/announcements`, { text, link: '/blog', ...days })
  await addPicture(admin)
  await expect
    .poll(async () => (await admin.ask<{ total: number }>('GET', '/api/admin/outgoing-mails')).total)
    .toBeGreaterThan(0)
  await run(`INSERT INTO outgoing_mails (id, kind, subject_id, recipient, language, message_id, given_up_at)
    SELECT gen_random_uuid(), 'contact.staff', id, 'ana@example.com', 'hr', 'x', now() FROM contact_messages LIMIT 1`)

  async function setStatuses(table: string, statuses: readonly string[], add: () => Promise<string>): Promise<void> {
    const changes = [...statuses, 'spam'].map((status) => `status = '${status}'`)
    for (const change of [...changes, 'trashed_at = now()'])
      await run(`UPDATE ${table} SET ${change} WHERE id = '${await add()}'`)
  }
}

/** Adds a burst of one suspected booking, whose client booked nothing before. */
async function addBurst(run: Site['run']): Promise<void> {
  await run(`INSERT INTO booking_bursts (id, site) VALUES (gen_random_uuid(), 'site')`)
  await run(`
    WITH suspected AS (
      UPDATE bookings SET email = 'robot@example.com', phone = NULL
      WHERE id = (SELECT id FROM bookings WHERE status = 'booked' AND trashed_at IS NULL LIMIT 1) RETURNING id
    )
    INSERT INTO booking_origins (id, address, home, site, mailbox, location, way, booking_id)
    SELECT gen_random_uuid(), 'a', 'h', 'site', 'm', '${location}', way, booking_id
    FROM (SELECT 'direct', id FROM suspected UNION ALL SELECT 'held', NULL) AS origin (way, booking_id)`)
}

interface Slot {
  start: string
  therapists: { id: string }[]
}

/** Returns a free time of each day from next week on. */
async function freeTimes(admin: Admin): Promise<{ service: string; starts: string[] }> {
  const [service] = await admin.ask<{ id: string }[]>('GET', '/api/bookable-services')
  const [from, to] = [7, 37].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  const query = new URLSearchParams({ service: service!.id, location, from: from!, to: to! })
  const { slots } = await admin.ask<{ slots: Slot[] }>('GET', `/api/availability?${query.toString()}`)
  const byDay = new Map(slots.map(({ start }) => [start.slice(0, 10), start]))
  return { service: service!.id, starts: [...byDay.values()] }
}

async function book(admin: Admin, { service, starts }: Awaited<ReturnType<typeof freeTimes>>): Promise<string> {
  const client = { name: 'Nina Bek', phone: '091 555 0101', email, forWhom: 'self' }
  const booking = { service, location, start: starts.shift()!, ...client }
  return (await admin.ask<{ id: string }>('POST', '/api/bookings', booking)).id
}

async function addPicture(admin: Admin): Promise<void> {
  const { request } = await admin.enter('/admin/pictures')
  const picture = { name: 'soba.jpg', mimeType: 'image/jpeg', buffer: drawJpeg() }
  const response = await request.post('/api/admin/pictures', {
    multipart: { 'alt.hr': 'Svijetla soba', 'alt.en': 'A bright room', picture },
  })
  expect(response.status()).toBe(201)
}
