/** Headers that Standard Webhooks sends with each message: https://www.standardwebhooks.com */
export const webhookHeader = {
  id: 'Webhook-Id',
  timestamp: 'Webhook-Timestamp',
  signature: 'Webhook-Signature',
} as const
