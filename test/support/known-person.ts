import { AppointmentRequest } from '../../src/appointments/appointment-request.entity.js'
import { Booking } from '../../src/bookings/booking.entity.js'
import { HeldBooking } from '../../src/bookings/held-booking.entity.js'
import { BookingOrigin } from '../../src/bookings/holds/booking-origin.entity.js'
import { WaitlistEntry } from '../../src/bookings/waitlist/waitlist-entry.entity.js'
import { ContactMessage } from '../../src/contact/contact-message.entity.js'
import { FranchiseInquiry } from '../../src/franchise/franchise-inquiry.entity.js'
import { LeadReply } from '../../src/leads/history/lead-reply.entity.js'
import { SubscriberImport } from '../../src/newsletter/imports/subscriber-import.entity.js'
import { SubscriberImportRow } from '../../src/newsletter/imports/subscriber-import-row.entity.js'
import { NewsletterSubscriber } from '../../src/newsletter/newsletter-subscriber.entity.js'
import { User } from '../../src/platform/access/user.entity.js'
import { Secret } from '../../src/platform/crypto/secret.js'
import { OutgoingMail } from '../../src/platform/mail/outgoing-mail.entity.js'
import { OwnDataLink } from '../../src/privacy/own-data/own-data-link.entity.js'
import { RecipientMailbox } from '../../src/recipients/recipient-mailbox.entity.js'
import { insertRow, type SqlValues } from './registered-rows.js'
import type { TestApp } from './test-app.js'

/**
 * `client`: has used everything, and works here. `former`: has withdrawn from everything: cancelled, unsubscribed mailbox, disabled
 * account, erased.
 */
export type History = 'client' | 'former'

export interface KnownPerson {
  email: string
  phone: string
  history: History
  /** Different for each person of a site, whose visits must not overlap. */
  number: number
  /** Full days for which the person waits: confirmed for the first, not yet for the second. */
  days: string[]
  /** Part of a booking that names service and location. */
  offer: { service: string; location: string }
}

const text = (value: string) => `'${value}'`

/** Inserts rows about a person into every table that contains e-mail addresses, and into those of hashed addresses. */
export async function addKnownPerson(site: TestApp, person: KnownPerson): Promise<void> {
  const { app, database } = site
  const { history, number, days, offer } = person
  const isClient = history === 'client'
  const email = text(person.email)
  const phone = text(person.phone)
  const ended = (value = 'now()') => (isClient ? 'NULL' : value)
  const since = (value = 'now()') => (isClient ? value : 'NULL')
  const place = { service_id: text(offer.service), location: text(offer.location) }
  const visit = (distance: string): SqlValues => {
    const starts = `(date_trunc('hour', now()) ${distance} + interval '${number} hours')`
    const ends = `(${starts} + interval '30 minutes')`
    return { ...place, email, phone, starts, ends, during: `tstzrange(${starts}, ${ends})`, for_whom: `'self'` }
  }
  const lead = { email, phone, status: isClient ? `'new'` : `'spam'` }

  for (const distance of [`+ interval '40 days'`, `- interval '40 days'`])
    await insertRow(database, Booking, {
      ...visit(distance),
      status: isClient ? `'booked'` : `'cancelled'`,
    })
  const minutes = isClient ? 20 : -20
  await insertRow(database, HeldBooking, {
    ...visit(`+ interval '50 days'`),
    confirm_by: `now() + interval '${minutes} minutes'`,
  })
  const mailbox = text(app.get(Secret).hash(person.email, 'booking-origin'))
  for (const confirmed_at of ['NULL', since()])
    await insertRow(database, BookingOrigin, { mailbox, way: `'held'`, location: place.location, confirmed_at })
  for (const [index, day] of days.entries())
    await insertRow(database, WaitlistEntry, {
      ...place,
      email,
      day: text(day),
      confirmed_at: index === 0 ? since() : 'NULL',
    })
  for (const entity of [ContactMessage, FranchiseInquiry]) await insertRow(database, entity, lead)
  await insertRow(database, AppointmentRequest, { ...lead, for_whom: `'self'`, wishes: `'[]'` })
  await insertRow(database, User, {
    email,
    role: `'staff'`,
    password_hash: text(
      '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$c29tZWhhc2hzb21laGFzaHNvbWVoYXNoc29tZWhhc2g',
    ),
    disabled_at: ended(),
  })
  await insertRow(database, RecipientMailbox, { email, confirmed_at: 'now()', ended_at: ended() })
  await insertRow(database, NewsletterSubscriber, {
    email,
    confirmed_at: since(),
    suppressed_at: ended(),
  })
  const { id } = await insertRow(database, SubscriberImport)
  await insertRow(database, SubscriberImportRow, { email, cells: `ARRAY[${email}]`, import_id: text(id!) })
  await insertRow(database, OwnDataLink, { email, expires_at: `now() + interval '${minutes} minutes'` })
  await insertRow(database, LeadReply, { recipient: email })
  await insertRow(database, OutgoingMail, {
    recipient: email,
    sent_at: since(),
    given_up_at: ended(),
    attempts: '1',
  })
  if (isClient) return
  for (const table of ['newsletter_refusals', 'forgotten_subscribers', 'review_opt_outs'])
    await database.query(`INSERT INTO ${table} (hash) VALUES (forgotten_hash($1)) ON CONFLICT DO NOTHING`, [
      person.email,
    ])
}
