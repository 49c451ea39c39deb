import type { Type } from '@nestjs/common'
import { type EntityManager, In, Not } from 'typeorm'
import { AnswerDeadline } from '#src/leads/deadlines/answer-deadline.entity.js'
import { findWaiting } from '#src/leads/deadlines/answer-deadlines.service.js'
import { LeadEvent } from '#src/leads/history/lead-event.entity.js'
import type { Lead } from '#src/leads/lead.entity.js'
import { leadKinds } from '#src/leads/lead-kind.js'
import { NewsletterSubscriber } from '#src/newsletter/newsletter-subscriber.entity.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import type { OutboxEventType } from '#src/platform/outbox/events.js'
import { languages } from '#src/shared/languages.js'
import { type LeadScope, leadScopes, leadStatuses } from '#src/shared/leads/lead-kinds.js'
import { requireValue } from '#src/shared/lookups.js'

/**
 * Payload of an event about a lead: ids and states, no personal data. Authorised clients fetch the rest by id
 * (docs/decisions/0028-webhooks.md).
 */
class LeadPayload extends WithProperties({
  id: is.uuid(),
  kind: is.choice(leadScopes, 'Form of the lead.'),
  status: is.choice<string>(leadStatuses),
  location: is.nullableSlug(),
  language: is.choice(languages, 'Language in which the sender used the site.'),
  receivedAt: is.time(),
}) {}

class StatusPayload extends WithProperties(LeadPayload, {
  previousStatus: is.choice<string>(leadStatuses),
}) {}

class OverduePayload extends WithProperties(LeadPayload, {
  dueAt: is.time('Time by which its sender was promised an answer.'),
}) {}

class SubscriberPayload extends WithProperties({
  id: is.uuid(),
  language: is.choice(languages),
  confirmedAt: is.nullableTime('Time of confirmation; null if the subscriber is no longer confirmed.'),
}) {}

/** Message about one subject, a lead or a subscriber. */
interface MessageContents<Payload> {
  subjectId: string
  /** Time of the event. */
  at: Date
  data: Payload
}

interface WebhookEventDescription<Payload = object> {
  /** Outbox events that cause it. */
  on: readonly OutboxEventType[]
  /** Those of them whose message is skipped by endpoints that have received it before. */
  once?: readonly OutboxEventType[]
  /** Summary in the API document and in the guide. */
  summary: string
  payload: Type<Payload>
  /** Returns the messages for the subjects of outbox events, in order. */
  load: (subjectIds: string[], manager: EntityManager) => Promise<MessageContents<Payload>[]>
}

/** Events that webhooks can subscribe to, by their type in the API. */
export const webhookEvents = {
  'contact.received': receivedLeads('contact', 'Contact message received or restored from spam'),
  'appointment.received': receivedLeads('appointment', 'Appointment request received or restored from spam'),
  'booking.created': receivedLeads('booking', 'Booking created or restored from spam', ['booking.added']),
  'booking.moved': changedBookings('booking.moved', 'Booking moved to another time, therapist or location'),
  'booking.cancelled': changedBookings('booking.cancelled', 'Booking cancelled by its client or by staff'),
  'booking.no_show': changedBookings('booking.no_show', 'Client of a booking did not come'),
  'franchise.received': receivedLeads('franchise', 'Franchise inquiry received or restored from spam'),
  'lead.status_changed': describe({
    on: ['lead.status_changed'],
    summary: 'Lead status changed',
    payload: StatusPayload,
    async load(leadEventIds, manager) {
      const changes = await manager.find(LeadEvent, { where: { id: In(leadEventIds) }, order: { id: 'ASC' } })
      const payloads = await leadPayloads(changes, manager)
      return changes.flatMap(({ leadId, at, oldValue, newValue }) => {
        const lead = payloads.get(leadId)
        if (!lead) return []
        const status = requireValue(newValue, 'new status')
        const previousStatus = requireValue(oldValue, 'previous status')
        return [{ subjectId: leadId, at, data: { ...lead, status, previousStatus } }]
      })
    },
  }),
  'lead.overdue': describe({
    on: ['lead.overdue'],
    summary: 'Sender of a lead has no answer by the deadline',
    payload: OverduePayload,
    async load(leadIds, manager) {
      const deadlines = await manager.findBy(AnswerDeadline, { leadId: In(leadIds) })
      return (await findWaiting(manager, leadIds)).flatMap(({ kind, lead }) => {
        const dueAt = deadlines.find(({ leadId }) => leadId === lead.id)?.dueAt
        return dueAt
          ? [{ subjectId: lead.id, at: dueAt, data: OverduePayload.pick(lead, { kind: kind.scope, dueAt }) }]
          : []
      })
    },
  }),
  'subscriber.confirmed': describe({
    on: ['newsletter.confirmed'],
    summary: 'Newsletter subscriber confirmed',
    payload: SubscriberPayload,
    async load(subscriberIds, manager) {
      const subscribers = await manager.findBy(NewsletterSubscriber, { id: In(subscriberIds) })
      return subscribers.map((subscriber) => ({
        subjectId: subscriber.id,
        at: subscriber.confirmedAt ?? subscriber.subscribedAt,
        data: SubscriberPayload.pick(subscriber),
      }))
    },
  }),
}

export type WebhookEvent = keyof typeof webhookEvents

export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEvent[]

/** Type of the event that tests an endpoint. */
export const TEST_EVENT = 'webhook.test'

/** Checks the payload of an event by the class that documents it. */
function describe<Payload extends object>(event: WebhookEventDescription<Payload>): WebhookEventDescription {
  return event
}

/**
 * Event of a form, sent unless the lead is spam.
 * @param further outbox events of leads that staff add
 */
function receivedLeads(
  scope: LeadScope,
  summary: string,
  further: readonly OutboxEventType[] = [],
): WebhookEventDescription {
  return describe({
    on: [`${scope}.received`, `${scope}.restored`, ...further],
    once: [`${scope}.restored`],
    summary,
    payload: LeadPayload,
    async load(leadIds, manager) {
      const leads = await findLeads(scope, leadIds, manager)
      return leads.map((lead) => ({
        subjectId: lead.id,
        at: lead.receivedAt,
        data: LeadPayload.pick(lead, { kind: scope }),
      }))
    },
  })
}

/** Event of a booking, sent after it has changed. */
function changedBookings(event: OutboxEventType, summary: string): WebhookEventDescription {
  return describe({
    on: [event],
    summary,
    payload: LeadPayload,
    async load(leadIds, manager) {
      const leads = await findLeads('booking', leadIds, manager)
      return leads.map((lead) => ({
        subjectId: lead.id,
        at: lead.updatedAt,
        data: LeadPayload.pick(lead, { kind: 'booking' }),
      }))
    },
  })
}

/** Returns the leads of a form that are no spam. */
function findLeads(scope: LeadScope, leadIds: string[], manager: EntityManager): Promise<Lead[]> {
  const { entity } = requireValue(
    leadKinds().find((kind) => kind.scope === scope),
    `kind of ${scope}`,
  )
  return manager.findBy(entity, { id: In(leadIds), status: Not('spam') })
}

/** Returns the payloads of the leads that were changed, by id. */
async function leadPayloads(changes: LeadEvent[], manager: EntityManager): Promise<Map<string, LeadPayload>> {
  const id = In(changes.map(({ leadId }) => leadId))
  const payloads = new Map<string, LeadPayload>()
  for (const { scope, entity } of leadKinds()) {
    for (const lead of await manager.findBy(entity, { id }))
      payloads.set(lead.id, LeadPayload.pick(lead, { kind: scope }))
  }
  return payloads
}
