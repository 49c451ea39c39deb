import { ApiProperty } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { FormTrapDto } from '#src/leads/spam/form-trap.dto.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { ownData as fields, ownDataLink as linkFields } from '#src/shared/privacy/own-data.js'
import { type Language, languages } from '#src/shared/languages.js'
import { type LeadScope, leadScopes } from '#src/shared/lead-kinds.js'
import { type SubscriberState, subscriberStates } from '#src/shared/newsletter/subscriber-state.js'

export class OwnDataRequestDto extends FormTrapDto implements Submitted<typeof fields> {
  @Field(fields.email)
  email: string
}

export class OwnDataLinkDto implements Submitted<typeof linkFields> {
  @Field(linkFields.token)
  token: string
}

/** What was shown beside a button that was pressed. */
class OwnConsentDto {
  @ApiProperty({ enum: ['subscribed', 'confirmed', 'imported'] })
  step: 'subscribed' | 'confirmed' | 'imported'

  @ApiProperty({ description: 'The words as they were shown; of an import, where the address comes from.' })
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

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  confirmedAt: string | null

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  unsubscribedAt: string | null

  @ApiProperty({ type: [OwnConsentDto] })
  consents: OwnConsentDto[]

  @ApiProperty({ type: 'integer', description: 'Issues of the newsletter that were sent.' })
  issues: number
}

class OwnMessageDto {
  @ApiProperty({ enum: leadScopes })
  kind: LeadScope

  @ApiProperty({ format: 'date-time' })
  sentAt: string
}

/** What is held about the address that the link was mailed to. */
export class OwnDataDto {
  @ApiProperty({ example: 'ana@example.com' })
  email: string

  @ApiProperty({ format: 'date-time' })
  readAt: string

  @ApiProperty({ type: OwnSubscriptionDto, nullable: true })
  subscription: OwnSubscriptionDto | null

  @ApiProperty({ type: [OwnMessageDto], description: 'Newest first; their words are handed out by people alone.' })
  messages: OwnMessageDto[]

  @ApiProperty({ type: 'integer', description: 'Records of mails that were sent to the address.' })
  mails: number

  @ApiProperty({ description: 'Whether a hash of the address is kept so that nobody writes to it.' })
  forgotten: boolean
}

export class OwnErasureDto {
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, description: 'Rows by table.' })
  erased: Record<string, number>

  @ApiProperty({ type: OwnDataDto, description: 'What is still held.' })
  remaining: OwnDataDto
}
