import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { ownData as fields, ownDataLink as linkFields } from '#src/shared/privacy/own-data.js'
import { type Language, languages } from '#src/shared/languages.js'
import { type LeadScope, leadScopes } from '#src/shared/leads/lead-kinds.js'
import { type SubscriberState, subscriberStates } from '#src/shared/newsletter/subscriber-state.js'

export class OwnDataRequestDto extends SpamFieldsDto implements Submitted<typeof fields> {
  @Field(fields.email)
  email: string
}

export class OwnDataLinkDto implements Submitted<typeof linkFields> {
  @Field(linkFields.token)
  token: string
}

/** Consent with the text that was shown. */
class OwnConsentDto {
  @ApiProperty({ enum: ['subscribed', 'confirmed', 'imported'] })
  step: 'subscribed' | 'confirmed' | 'imported'

  @ApiProperty({ description: 'Consent text as shown; for an import, its source.' })
  text: string

  @ApiProperty({ enum: languages })
  language: Language

  @ApiProperty({ format: 'date-time' })
  recordedAt: string
}

class OwnSubscriptionDto {
  @ApiProperty({ enum: subscriberStates })
  state: SubscriberState

  @ApiProperty({ enum: languages })
  language: Language

  @ApiProperty({ format: 'date-time' })
  subscribedAt: string

  @ApiNullableTime()
  confirmedAt: string | null

  @ApiNullableTime()
  unsubscribedAt: string | null

  @ApiProperty({ type: [OwnConsentDto] })
  consents: OwnConsentDto[]

  @ApiProperty({ type: 'integer', description: 'Number of newsletter issues sent.' })
  issues: number
}

class OwnMessageDto {
  @ApiProperty({ enum: leadScopes })
  kind: LeadScope

  @ApiProperty({ format: 'date-time' })
  sentAt: string
}

/** Data on the address to which the link was mailed. */
export class OwnDataDto {
  @ApiProperty({ example: 'ana@example.com' })
  email: string

  @ApiProperty({ format: 'date-time' })
  readAt: string

  @ApiProperty({ type: OwnSubscriptionDto, nullable: true })
  subscription: OwnSubscriptionDto | null

  @ApiProperty({
    type: [OwnMessageDto],
    description: 'Messages, newest first; their content is only handed out by staff.',
  })
  messages: OwnMessageDto[]

  @ApiProperty({ type: 'integer', description: 'Number of records of mails to the address.' })
  mails: number

  @ApiProperty({ description: 'True if a hash of the address is stored to prevent further mails.' })
  forgotten: boolean

  @ApiProperty({
    description: 'True if a hash of the address is stored, so that it receives no invitation to write a review.',
  })
  refusesInvitations: boolean
}

export class OwnErasureDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'Numbers of erased rows by table.',
  })
  erased: Record<string, number>

  @ApiProperty({ type: OwnDataDto, description: 'Remaining data.' })
  remaining: OwnDataDto
}
