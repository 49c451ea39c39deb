/** Types of events that webhooks can subscribe to, as named in the API. */
export const webhookEvents = [
  'contact.received',
  'appointment.received',
  'franchise.received',
  'lead.status_changed',
  'subscriber.confirmed',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Type of the event that tests an endpoint. */
export const TEST_EVENT = 'webhook.test'
