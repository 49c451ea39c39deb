import type { Role } from '../admin/role.js'
import { email } from '../forms/email.js'
import type { Fields, TextField } from '../forms/field.js'
import { location } from '../forms/location.js'
import { HOURS } from './hour-list.js'
import { PERIOD } from './period-text.js'

/** Working days within which pages promise an answer. */
const ANSWER_DAYS = /^([1-9]|10)$/

/** Working days of a location from today to the first day that a visitor may request; 0 is today. */
const EARLIEST_DAY = /^([0-9]|10)$/

/** Hours from now to the first free time, from the last cancellation to the visit, and from the visit to an invitation; days up to the last free time; minutes between two starts. */
const BOOKING_HOURS = /^([0-9]|[1-9][0-9]|1[0-5][0-9]|16[0-8])$/
const BOOKING_DAYS = /^([1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$/
const BOOKING_STEP = /^(5|10|15|20|30|60)$/

const period = {
  type: 'text',
  format: 'code',
  maxLength: 30,
  pattern: { of: PERIOD, fault: 'period.invalid' },
  autoComplete: 'off',
  example: '2 years',
} satisfies TextField

/** Retention periods of visitors' data, by kind. */
export const retentionFields = {
  contactMessages: period,
  franchiseInquiries: period,
  appointmentRequests: period,
  bookings: period,
  discardedLeads: period,
  endedSubscriptions: period,
  unconfirmedSubscriptions: period,
  consentProofs: period,
  mails: period,
} satisfies Fields

/** Choice between a required and an optional second factor. */
const secondFactor = {
  type: 'text',
  format: 'code',
  maxLength: 8,
  pattern: { of: /^(required|optional)$/, fault: 'secondFactor.invalid' },
  example: 'required',
} satisfies TextField

/** Working days within which leads of a form are answered; those of franchise inquiries and requests default to those of messages. */
const answerDays = {
  type: 'text',
  format: 'code',
  maxLength: 2,
  pattern: { of: ANSWER_DAYS, fault: 'answerDays.invalid' },
  autoComplete: 'off',
  example: '1',
} satisfies TextField

/** When pages ask about cookies: always, or only if the site uses something that needs consent. */
const CONSENT_BANNER = /^(always|needed)$/

/** Values of the setting for invitations to write a review. */
const REVIEW_INVITATIONS = /^(on|off)$/

/** Requirement of the second factor, by role. */
export const secondFactorSettings = {
  admin: 'secondFactorOfAdmins',
  staff: 'secondFactorOfStaff',
  editor: 'secondFactorOfEditors',
} as const satisfies Record<Role, string>

/** Days for setting up the second factor. */
const GRACE_DAYS = /^([0-9]|[12][0-9]|30)$/

/** Settings of the owner. An empty one falls back to the environment or its default. */
export const settings = {
  senderName: { type: 'text', format: 'name', maxLength: 100, autoComplete: 'off', example: 'Biorezonanca' },
  senderEmail: { ...email, required: undefined, autoComplete: 'off', example: 'info@example.com' },
  messageLocation: { ...location, autoComplete: 'off' },
  digestHours: {
    type: 'text',
    format: 'code',
    maxLength: 100,
    pattern: { of: HOURS, fault: 'hours.invalid' },
    autoComplete: 'off',
    example: '7, 13',
  },
  answerDays,
  franchiseAnswerDays: answerDays,
  requestAnswerDays: answerDays,
  earliestDay: {
    type: 'text',
    format: 'code',
    maxLength: 2,
    pattern: { of: EARLIEST_DAY, fault: 'earliestDay.invalid' },
    autoComplete: 'off',
    example: '1',
  },
  bookingLeadHours: {
    type: 'text',
    format: 'code',
    maxLength: 3,
    pattern: { of: BOOKING_HOURS, fault: 'bookingLeadHours.invalid' },
    autoComplete: 'off',
    example: '12',
  },
  bookingDays: {
    type: 'text',
    format: 'code',
    maxLength: 3,
    pattern: { of: BOOKING_DAYS, fault: 'bookingDays.invalid' },
    autoComplete: 'off',
    example: '60',
  },
  bookingStep: {
    type: 'text',
    format: 'code',
    maxLength: 2,
    pattern: { of: BOOKING_STEP, fault: 'bookingStep.invalid' },
    autoComplete: 'off',
    example: '30',
  },
  bookingCancelHours: {
    type: 'text',
    format: 'code',
    maxLength: 3,
    pattern: { of: BOOKING_HOURS, fault: 'bookingCancelHours.invalid' },
    autoComplete: 'off',
    example: '24',
  },
  reviewInvitations: {
    type: 'text',
    format: 'code',
    maxLength: 3,
    pattern: { of: REVIEW_INVITATIONS, fault: 'reviewInvitations.invalid' },
    example: 'off',
  },
  reviewDelayHours: {
    type: 'text',
    format: 'code',
    maxLength: 3,
    pattern: { of: BOOKING_HOURS, fault: 'reviewDelayHours.invalid' },
    autoComplete: 'off',
    example: '24',
  },
  consentBanner: {
    type: 'text',
    format: 'code',
    maxLength: 6,
    pattern: { of: CONSENT_BANNER, fault: 'consentBanner.invalid' },
    example: 'needed',
  },
  secondFactorOfAdmins: secondFactor,
  secondFactorOfStaff: secondFactor,
  secondFactorOfEditors: secondFactor,
  secondFactorGraceDays: {
    type: 'text',
    format: 'code',
    maxLength: 2,
    pattern: { of: GRACE_DAYS, fault: 'graceDays.invalid' },
    autoComplete: 'off',
    example: '7',
  },
  ...retentionFields,
} satisfies Fields

export type SettingName = keyof typeof settings
