import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, Matches, MaxLength } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { email } from '#src/shared/forms/email.js'
import { type SettingName, settings as fields } from '#src/shared/settings/settings.js'

/** Settings of the owner. An omitted one falls back to the environment or its default. */
export class SettingValuesDto extends WithFields(Object, fields, {
  messageLocation: 'Slug of the location of contact messages whose sender chose none. By default none.',
  digestHours: 'Hours of digests in Europe/Zagreb, separated by commas.',
  answerDays: 'Working days within which pages promise an answer to contact messages, 1 to 10.',
  franchiseAnswerDays: 'Likewise for franchise inquiries. By default as for messages.',
  requestAnswerDays: 'Likewise for appointment requests. By default as for messages.',
  earliestDay:
    'Working days of the location from today to the first day that a visitor may request, 0 to 10. 0 is today, up to an hour before closing.',
  bookingLeadHours: 'Hours from now to the first free time that a visitor may book, 0 to 168.',
  bookingDays: 'Days from today to the last one that a visitor may book, 1 to 365.',
  bookingStep: 'Minutes between two starts that a visitor may book: 5, 10, 15, 20, 30 or 60.',
  bookingCancelHours: 'Hours before a visit until which clients may cancel it by their link, 0 to 168.',
  reviewInvitations: 'Whether clients who came are invited to write a review: `on`, by default `off`.',
  reviewDelayHours: 'Hours from a visit to that invitation, 0 to 168; at night it waits until the morning.',
  consentBanner:
    'When pages ask about cookies: by default `always`, or only if `needed` for a tag manager or early connections.',
  secondFactorOfAdmins: 'Whether administrators must set up two-factor authentication; by default they must.',
  secondFactorOfStaff: 'Whether staff must set up two-factor authentication; by default they need not.',
  secondFactorOfEditors: 'Whether editors must set up two-factor authentication; by default they need not.',
  secondFactorGraceDays: 'Days for setting up two-factor authentication where it is required, 0 to 30.',
  contactMessages: 'Retention period of contact messages, from the last activity.',
  franchiseInquiries: 'Retention period of franchise inquiries, from the last activity.',
  appointmentRequests: 'Retention period of appointment requests, from the last activity.',
  bookings: 'Retention period of bookings, from the visit or the last activity.',
  discardedLeads: 'Retention period of leads in the trash or spam box, from the last activity.',
  endedSubscriptions: 'Retention period of ended subscriptions.',
  unconfirmedSubscriptions: 'Retention period of unconfirmed subscriptions.',
  consentProofs: 'Retention period of proofs of cookie consent.',
  mails: 'Retention period of mails, from sending or permanent failure.',
}) {}

const CONFIRMED = /^\w+:[^,]+(,\w+:[^,]+)*$/

/** Settings to save, with what their owner was asked about. */
export class ConfirmedSettingValuesDto extends SettingValuesDto {
  @ApiPropertyOptional({
    maxLength: 1000,
    pattern: CONFIRMED.source,
    description: 'Periods that become shorter, by their names; several with commas.',
    example: 'contactMessages:1 year,mails:30 days',
  })
  @IsOptional()
  @MaxLength(1000, INVALID)
  @Matches(CONFIRMED, INVALID)
  confirmed?: string
}

export class SettingsDto extends WithProperties({
  version: is.integer({ example: 4 }),
  values: is.one(SettingValuesDto, 'Values of the owner.'),
  defaults: is.one(SettingValuesDto, 'Default values.'),
  setBy: is.property<Partial<Record<SettingName, string>>>({
    description: 'Settings overridden by environment variables, with the name of the variable.',
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { senderName: 'MAIL_FROM', senderEmail: 'MAIL_FROM' },
  }),
}) {}

const outcomes = ['sent', 'kept', 'failed'] as const

export class TestMessageDto extends WithProperties({
  outcome: is.choice(outcomes, 'Outcome; `kept`: stored as a file, because there is no mail server.'),
  recipient: is.typed(email, { description: 'E-mail address of the signed-in user.', example: 'ana@example.com' }),
  reason: is.nullableText(),
}) {}
