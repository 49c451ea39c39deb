/** What other programs may be told of, as they know it. */
export const webhookEvents = [
  'contact.received',
  'appointment.received',
  'franchise.received',
  'lead.status_changed',
  'subscriber.confirmed',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** What an endpoint gets to see that it works. */
export const TEST_EVENT = 'webhook.test'
