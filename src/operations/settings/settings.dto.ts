import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText } from '#src/platform/http/validation/nullable-text.decorator.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { settings as fields, type SettingName } from '#src/shared/settings/settings.js'
import { IsAddressList } from './address-list.decorator.js'

/** What the owner sets. What is left out is as it is without it. */
export class SettingValuesDto implements Submitted<typeof fields> {
  @Field(fields.senderName)
  senderName?: string

  @Field(fields.senderEmail)
  senderEmail?: string

  @ApiProperty({ description: 'Where staff hear of leads that no location answers; several with commas.' })
  @Field(fields.staffEmails)
  @IsAddressList()
  staffEmails?: string

  @ApiProperty({ description: 'At which hours digests go out, on the clocks of Zagreb; several with commas.' })
  @Field(fields.digestHours)
  digestHours?: string

  @ApiProperty({ description: 'How long messages are kept since anything was done about them.' })
  @Field(fields.contactMessages)
  contactMessages?: string

  @ApiProperty({ description: 'The same of franchise inquiries.' })
  @Field(fields.franchiseInquiries)
  franchiseInquiries?: string

  @ApiProperty({ description: 'The same of requests for appointments.' })
  @Field(fields.appointmentRequests)
  appointmentRequests?: string

  @ApiProperty({ description: 'The same of any of them in the trash or the spam.' })
  @Field(fields.discardedLeads)
  discardedLeads?: string

  @ApiProperty({ description: 'How long subscribers who left are kept.' })
  @Field(fields.endedSubscriptions)
  endedSubscriptions?: string

  @ApiProperty({ description: 'How long addresses are kept that have not confirmed their subscription.' })
  @Field(fields.unconfirmedSubscriptions)
  unconfirmedSubscriptions?: string

  @ApiProperty({ description: 'How long proofs of decisions about cookies are kept.' })
  @Field(fields.consentProofs)
  consentProofs?: string

  @ApiProperty({ description: 'How long mails are kept once they were sent or given up.' })
  @Field(fields.mails)
  mails?: string
}

export class SettingsDto {
  @ApiProperty({ type: 'integer', example: 4 })
  version: number

  @ApiProperty({ description: 'What the owner has set.' })
  values: SettingValuesDto

  @ApiProperty({ description: 'What counts where the owner has set nothing.' })
  defaults: SettingValuesDto

  @ApiProperty({
    description: 'What cannot be set here, since a variable of the environment sets it, and which.',
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { senderName: 'MAIL_FROM', senderEmail: 'MAIL_FROM' },
  })
  setBy: Partial<Record<SettingName, string>>
}

const outcomes = ['sent', 'kept', 'failed'] as const

export class TestMessageDto {
  @ApiProperty({ enum: outcomes, description: 'Kept: as a file, since there is no mail server.' })
  outcome: (typeof outcomes)[number]

  @ApiProperty({ description: 'That of who asked.', example: 'ana@example.com' })
  recipient: string

  @ApiNullableText()
  reason: string | null
}
