import type { Fields } from '../forms/field.js'

/** Choices for the expiry of a key: after a number of days, on a date, or never. */
export const keyExpiries = ['30days', '90days', '365days', 'date', 'never'] as const

export type KeyExpiry = (typeof keyExpiries)[number]

export const apiKey = {
  name: {
    type: 'text',
    format: 'name',
    maxLength: 100,
    required: 'keyName.required',
    autoComplete: 'off',
    example: 'CRM',
  },
  expiry: { type: 'choice', choices: keyExpiries, required: 'expiry.required', fault: 'expiry.required' },
} satisfies Fields
