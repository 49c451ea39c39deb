import { jest } from '@jest/globals'
import { Logger, type Type } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { ApiKey } from '../../../src/api-keys/api-key.entity.js'
import { AppointmentRequest } from '../../../src/appointments/appointment-request.entity.js'
import { Booking } from '../../../src/bookings/booking.entity.js'
import { WaitlistEntry } from '../../../src/bookings/waitlist/waitlist-entry.entity.js'
import { ContactMessage } from '../../../src/contact/contact-message.entity.js'
import { FranchiseInquiry } from '../../../src/franchise/franchise-inquiry.entity.js'
import { AnswerDeadline } from '../../../src/leads/deadlines/answer-deadline.entity.js'
import { LeadEvent } from '../../../src/leads/history/lead-event.entity.js'
import { DigestEntry } from '../../../src/leads/mails/colleagues/digest/digest-entry.entity.js'
import { NewsletterIssue } from '../../../src/newsletter/newsletter-issue.entity.js'
import { NewsletterSubscriber } from '../../../src/newsletter/newsletter-subscriber.entity.js'
import { EventHandlersService } from '../../../src/platform/outbox/event-handlers.service.js'
import { outboxEvents, outboxEventTypes } from '../../../src/platform/outbox/events.js'
import { handledTypes, type OutboxHandler } from '../../../src/platform/outbox/on-event.decorator.js'
import { OwnDataLink } from '../../../src/privacy/own-data/own-data-link.entity.js'
import { RecipientMailbox } from '../../../src/recipients/recipient-mailbox.entity.js'
import { WebhookEndpoint } from '../../../src/webhooks/endpoints/webhook-endpoint.entity.js'
import { webhookEventTypes } from '../../../src/webhooks/webhook-events.js'
import { freeTime } from '../../support/free-time.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addMailbox } from '../../support/recipients.js'
import { findMethods } from '../../support/registered-methods.js'
import { insertRow, type SqlValues } from '../../support/registered-rows.js'
import { owner, signIn } from '../../support/staff.js'

/** Number of changed rows in the current transaction, by table. */
const CHANGES = `
  SELECT coalesce(json_object_agg(relname, n_tup_ins + n_tup_upd + n_tup_del), '{}') AS changes
  FROM pg_stat_xact_user_tables WHERE n_tup_ins + n_tup_upd + n_tup_del > 0`

describe('registered outbox handlers', () => {
  let site: MailingSite
  let subjects: Record<string, string>
  beforeAll(async () => {
    site = await startMailingSite()
    subjects = await addSubjects(site)
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => site.close())

  const changesIn = async (manager: EntityManager) => {
    const [row] = await manager.query<{ changes: Record<string, number> }[]>(CHANGES)
    return JSON.stringify(row!.changes)
  }

  it('change something for each type of event, without a failure', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    const subjectOf = (type: (typeof outboxEventTypes)[number]) => subjects[type] ?? subjects[outboxEvents[type]]
    const without = outboxEventTypes.filter((type) => !subjectOf(type))
    expect({ 'add to addSubjects of registered-handlers.spec.ts': without }).toEqual({
      'add to addSubjects of registered-handlers.spec.ts': [],
    })
    const idle: string[] = []
    const failed: string[] = []
    for (const type of outboxEventTypes) {
      const handlers = findMethods<OutboxHandler>(site.app, (method) => handledTypes(method).includes(type))
      expect([type, handlers.length]).toEqual([type, site.app.get(EventHandlersService).of(type).length])
      expect([type, handlers.length > 0]).toEqual([type, true])
      for (const { name, run } of handlers) {
        const runner = site.database.createQueryRunner()
        await runner.startTransaction()
        const before = await changesIn(runner.manager)
        const failure = await run([subjectOf(type)!], runner.manager, type).catch((error: Error) => error)
        if (failure) failed.push(`${type} ${name}: ${failure.message}`)
        else if ((await changesIn(runner.manager)) === before) idle.push(`${type} ${name}`)
        await runner.rollbackTransaction()
        await runner.release()
      }
    }
    expect(failed).toEqual([])
    expect({ 'changed nothing': idle }).toEqual({ 'changed nothing': [] })
    expect(warn).not.toHaveBeenCalled()
  })
})

/** Adds a subject for each type of event, or for the kind of its subjects. */
async function addSubjects(site: MailingSite): Promise<Record<string, string>> {
  const { database } = site
  const agent = await signIn(site, owner)
  const [users] = await database.query<[{ id: string }[], number]>(
    `UPDATE users SET leads_by_mail = 'atOnce' RETURNING id`,
  )
  const user = users[0]!
  const { service, location, start } = await freeTime(site)
  await site.changeContent(`UPDATE locations SET review_url = 'https://example.com/review' WHERE slug = $1`, [location])
  await addMailbox(site, 'centre@example.com', location)
  await site.changeContent(`UPDATE settings SET set_values = set_values || '{"reviewInvitations": "on"}'`)
  const starts = `'${String(start)}'::timestamptz`
  const day = `'${String(start).slice(0, 10)}'`
  const visit = {
    service_id: `'${String(service)}'`,
    email: `'nina@example.com'`,
    status: `'booked'`,
    location: `'${String(location)}'`,
    starts,
    ends: `${starts} + interval '1 hour'`,
    during: `tstzrange(${starts}, ${starts} + interval '1 hour')`,
  }
  const idOf = async (entity: Type<object>, values?: SqlValues) => (await insertRow(database, entity, values)).id!
  const contact = await idOf(ContactMessage)
  const franchise = await idOf(FranchiseInquiry)
  const appointment = await idOf(AppointmentRequest, { email: `'mia@example.com'`, wishes: `'[]'` })
  const booking = await idOf(Booking, visit)
  const cancelled = await idOf(Booking, { ...visit, status: `'cancelled'` })
  for (const [lead, type] of [
    [booking, 'time'],
    [cancelled, 'status'],
  ])
    await insertRow(database, LeadEvent, { lead_id: `'${lead}'`, type: `'${type}'`, old_value: 'NULL' })
  const noShow = await idOf(Booking, { ...visit, status: `'noShow'` })
  const soon = await idOf(Booking, {
    ...visit,
    starts: `now() + interval '2 hours'`,
    ends: `now() + interval '3 hours'`,
    during: `tstzrange(now() + interval '2 hours', now() + interval '3 hours')`,
  })
  const came = await idOf(Booking, {
    ...visit,
    status: `'came'`,
    starts: `now() - interval '2 hours'`,
    ends: `now() - interval '1 hour'`,
    during: `tstzrange(now() - interval '2 hours', now() - interval '1 hour')`,
  })
  const wait = { service_id: visit.service_id, location: visit.location, day, confirmed_at: 'now()' }
  await insertRow(database, WaitlistEntry, { ...wait, email: visit.email })
  await insertRow(database, WaitlistEntry, wait)
  const routed = await idOf(ContactMessage, { location: visit.location, is_routed: 'true' })
  await insertRow(database, AnswerDeadline, { lead_id: `'${contact}'` })
  const [reader] = await database.query<{ id: string }[]>(
    `INSERT INTO users (email, password_hash, password_set_at, role, locations, leads_by_mail)
     VALUES ('bound@example.com', 'x', now(), 'staff', '{${String(location)}}', 'digest'),
       ('unbound@example.com', 'x', now(), 'staff', NULL, 'atOnce')
     RETURNING id`,
  )
  const earlier = await idOf(ContactMessage, { location: visit.location })
  await insertRow(database, DigestEntry, { lead_id: `'${earlier}'`, user_id: `'${reader!.id}'` })
  await idOf(WebhookEndpoint, { events: `'{${webhookEventTypes.join()}}'` })
  const [audited] = await database.query<{ id: string }[]>(
    `SELECT id FROM audit_events WHERE actor_id IS NOT NULL OR subject_kind = 'user' LIMIT 1`,
  )
  const [therapist] = await database.query<{ id: string }[]>('SELECT id FROM therapists LIMIT 1')
  const absence = { therapistId: therapist!.id, start: '2098-01-01T00:00:00Z', end: '2098-01-02T00:00:00Z' }
  await agent.post('/api/admin/absences').send(absence).expect(201)
  const [absent] = await database.query<{ id: string }[]>(`SELECT id FROM audit_events WHERE action = 'absence.added'`)
  return {
    'absence.changed': absent!.id,
    lead: contact,
    'franchise.received': franchise,
    'franchise.restored': franchise,
    'appointment.received': appointment,
    'appointment.restored': appointment,
    'booking.received': booking,
    'booking.restored': booking,
    'booking.added': booking,
    'booking.moved': booking,
    'booking.rebooked': booking,
    'booking.reminder_due': soon,
    'booking.cancelled': cancelled,
    'booking.no_show': noShow,
    subscriber: await idOf(NewsletterSubscriber, { confirmed_at: `now() - interval '1 day'` }),
    'newsletter issue': await idOf(NewsletterIssue, {
      status: `'sending'`,
      started_at: 'now()',
      title_hr: `'a'`,
      text_hr: `'b'`,
    }),
    user: user.id,
    'leads.digest_due': reader!.id,
    'leads.digest_ended': reader!.id,
    'audit event': audited!.id,
    'own-data link': await idOf(OwnDataLink),
    'recipient mailbox': await idOf(RecipientMailbox, { email: `'new@example.com'` }),
    'waiting list entry': await idOf(WaitlistEntry, { ...wait, email: `'asked@example.com'`, confirmed_at: 'NULL' }),
    'lead.location_changed': routed,
    'lead.review_due': came,
    'lead event': await idOf(LeadEvent, {
      lead_id: `'${came}'`,
      type: `'status'`,
      old_value: `'booked'`,
      new_value: `'came'`,
    }),
    'webhook endpoint': await idOf(WebhookEndpoint, { disabled_at: 'now()', disabled_because: `'failing'` }),
    'API key': await idOf(ApiKey, { created_by_id: `'${user.id}'` }),
  }
}
