import { ADDRESS_LIST } from './address-list.js'
import { HOURS } from './hours.js'
import { PERIOD } from './period-text.js'
import { email } from '../forms/email.js'
import type { Fields, TextField } from '../forms/field.js'

const period = {
  type: 'text',
  maxLength: 30,
  pattern: { of: PERIOD, fault: 'period.invalid' },
  autoComplete: 'off',
  example: '2 years',
} satisfies TextField

/** How long what is kept of visitors is kept, by its kind. */
export const retentionFields = {
  contactMessages: period,
  franchiseInquiries: period,
  appointmentRequests: period,
  discardedLeads: period,
  endedSubscriptions: period,
  unconfirmedSubscriptions: period,
  consentProofs: period,
  mails: period,
} satisfies Fields

/** What the owner sets. What is left empty is as it is without it. */
export const settings = {
  senderName: { type: 'text', maxLength: 100, autoComplete: 'off', example: 'Biorezonanca' },
  senderEmail: { ...email, required: undefined, autoComplete: 'off', example: 'info@example.com' },
  staffEmails: {
    type: 'text',
    maxLength: 1000,
    multiline: true,
    pattern: { of: ADDRESS_LIST, fault: 'addresses.invalid' },
    autoComplete: 'off',
    example: 'ana@example.com, iva@example.com',
  },
  digestHours: {
    type: 'text',
    maxLength: 100,
    pattern: { of: HOURS, fault: 'hours.invalid' },
    autoComplete: 'off',
    example: '7, 13',
  },
  ...retentionFields,
} satisfies Fields

export type SettingName = keyof typeof settings
