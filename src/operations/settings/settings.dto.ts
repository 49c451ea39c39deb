import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, Matches, MaxLength } from 'class-validator'
import { ApiNullableText } from '#src/platform/http/validation/nullable.decorators.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { settings as fields, type SettingName } from '#src/shared/settings/settings.js'
import { IsAddressList } from './address-list.decorator.js'

/** Settings of the owner. An omitted one falls back to the environment or its default. */
export class SettingValuesDto implements Submitted<typeof fields> {
  @Field(fields.senderName)
  senderName?: string

  @Field(fields.senderEmail)
  senderEmail?: string

  @ApiProperty({ description: 'Recipients of leads without a location, separated by commas.' })
  @Field(fields.staffEmails)
  @IsAddressList()
  staffEmails?: string

  @ApiProperty({ description: 'Slug of the location of contact messages whose sender chose none. By default none.' })
  @Field(fields.messageLocation)
  messageLocation?: string

  @ApiProperty({ description: 'Hours of digests in Europe/Zagreb, separated by commas.' })
  @Field(fields.digestHours)
  digestHours?: string

  @ApiProperty({ description: 'Working days within which pages promise an answer to contact messages, 1 to 10.' })
  @Field(fields.answerDays)
  answerDays?: string

  @ApiProperty({ description: 'Likewise for franchise inquiries. By default as for messages.' })
  @Field(fields.franchiseAnswerDays)
  franchiseAnswerDays?: string

  @ApiProperty({ description: 'Likewise for appointment requests. By default as for messages.' })
  @Field(fields.requestAnswerDays)
  requestAnswerDays?: string

  @ApiProperty({
    description:
      'Working days of the location from today to the first day that a visitor may request, 0 to 10. 0 is today, up to an hour before closing.',
  })
  @Field(fields.earliestDay)
  earliestDay?: string

  @ApiProperty({ description: 'Hours from now to the first free time that a visitor may book, 0 to 168.' })
  @Field(fields.bookingLeadHours)
  bookingLeadHours?: string

  @ApiProperty({ description: 'Days from today to the last one that a visitor may book, 1 to 365.' })
  @Field(fields.bookingDays)
  bookingDays?: string

  @ApiProperty({ description: 'Minutes between two starts that a visitor may book: 5, 10, 15, 20, 30 or 60.' })
  @Field(fields.bookingStep)
  bookingStep?: string

  @ApiProperty({ description: 'Hours before a visit until which clients may cancel it by their link, 0 to 168.' })
  @Field(fields.bookingCancelHours)
  bookingCancelHours?: string

  @ApiProperty({ description: 'Whether clients who came are invited to write a review: `on`, by default `off`.' })
  @Field(fields.reviewInvitations)
  reviewInvitations?: string

  @ApiProperty({ description: 'Hours from a visit to that invitation, 0 to 168; at night it waits until the morning.' })
  @Field(fields.reviewDelayHours)
  reviewDelayHours?: string

  @ApiProperty({
    description: 'Whether pages ask about cookies: `always`, or by default only if `needed` for a tag manager.',
  })
  @Field(fields.consentBanner)
  consentBanner?: string

  @ApiProperty({ description: 'Whether administrators must set up two-factor authentication; by default they must.' })
  @Field(fields.secondFactorOfAdmins)
  secondFactorOfAdmins?: string

  @ApiProperty({ description: 'Whether staff must set up two-factor authentication; by default they need not.' })
  @Field(fields.secondFactorOfStaff)
  secondFactorOfStaff?: string

  @ApiProperty({ description: 'Whether editors must set up two-factor authentication; by default they need not.' })
  @Field(fields.secondFactorOfEditors)
  secondFactorOfEditors?: string

  @ApiProperty({ description: 'Days for setting up two-factor authentication where it is required, 0 to 30.' })
  @Field(fields.secondFactorGraceDays)
  secondFactorGraceDays?: string

  @ApiProperty({ description: 'Retention period of contact messages, from the last activity.' })
  @Field(fields.contactMessages)
  contactMessages?: string

  @ApiProperty({ description: 'Retention period of franchise inquiries, from the last activity.' })
  @Field(fields.franchiseInquiries)
  franchiseInquiries?: string

  @ApiProperty({ description: 'Retention period of appointment requests, from the last activity.' })
  @Field(fields.appointmentRequests)
  appointmentRequests?: string

  @ApiProperty({ description: 'Retention period of bookings, from the visit or the last activity.' })
  @Field(fields.bookings)
  bookings?: string

  @ApiProperty({ description: 'Retention period of leads in the trash or spam box, from the last activity.' })
  @Field(fields.discardedLeads)
  discardedLeads?: string

  @ApiProperty({ description: 'Retention period of ended subscriptions.' })
  @Field(fields.endedSubscriptions)
  endedSubscriptions?: string

  @ApiProperty({ description: 'Retention period of unconfirmed subscriptions.' })
  @Field(fields.unconfirmedSubscriptions)
  unconfirmedSubscriptions?: string

  @ApiProperty({ description: 'Retention period of proofs of cookie consent.' })
  @Field(fields.consentProofs)
  consentProofs?: string

  @ApiProperty({ description: 'Retention period of mails, from sending or permanent failure.' })
  @Field(fields.mails)
  mails?: string
}

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

export class SettingsDto {
  @ApiProperty({ type: 'integer', example: 4 })
  version: number

  @ApiProperty({ description: 'Values of the owner.' })
  values: SettingValuesDto

  @ApiProperty({ description: 'Default values.' })
  defaults: SettingValuesDto

  @ApiProperty({
    description: 'Settings overridden by environment variables, with the name of the variable.',
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { senderName: 'MAIL_FROM', senderEmail: 'MAIL_FROM' },
  })
  setBy: Partial<Record<SettingName, string>>
}

const outcomes = ['sent', 'kept', 'failed'] as const

export class TestMessageDto {
  @ApiProperty({ enum: outcomes, description: 'Outcome; `kept`: stored as a file, because there is no mail server.' })
  outcome: (typeof outcomes)[number]

  @ApiProperty({ description: 'E-mail address of the signed-in user.', example: 'ana@example.com' })
  recipient: string

  @ApiNullableText()
  reason: string | null
}
