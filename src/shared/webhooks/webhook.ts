import type { Fields } from '../forms/field.js'

/** Webhook: the endpoint's address and the subscribed events. */
export const webhook = {
  url: {
    type: 'url',
    maxLength: 500,
    required: 'webhookUrl.required',
    autoComplete: 'off',
    example: 'https://example.com/webhooks/biorezonanca',
  },
  description: { type: 'text', maxLength: 200, autoComplete: 'off', example: 'CRM' },
} satisfies Fields
