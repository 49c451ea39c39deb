import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText } from '#src/platform/http/validation/nullable-text.decorator.js'
import { leadStatuses } from '#src/shared/lead-kinds.js'
import type { Lead } from '#src/leads/lead.entity.js'
import type { NewsletterSubscriber } from '#src/newsletter/newsletter-subscriber.entity.js'
import { type Language, languages } from '#src/shared/languages.js'
import { type LeadScope, leadScopes } from '#src/shared/lead-kinds.js'

/**
 * Payload of an event about a lead: ids and states, no personal data. Authorised clients fetch the rest by id
 * (docs/decisions/0028-other-programs-are-told-of-events.md).
 */
export class LeadPayload {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ enum: leadScopes, description: 'Form of the lead.' })
  kind: LeadScope

  @ApiProperty({ enum: leadStatuses })
  status: string

  @ApiNullableText()
  location: string | null

  @ApiProperty({ enum: languages, description: 'Language in which the sender used the site.' })
  language: Language

  @ApiProperty({ format: 'date-time' })
  receivedAt: Date
}

export class StatusPayload extends LeadPayload {
  @ApiProperty({ enum: leadStatuses })
  previousStatus: string
}

export class SubscriberPayload {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ enum: languages })
  language: Language

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'Time of confirmation; null if the subscriber is no longer confirmed.',
  })
  confirmedAt: Date | null
}

/** Empty payload of a test message. */
export class TestPayload {}

export function leadPayload(kind: LeadScope, lead: Lead): LeadPayload {
  const { id, status, location, language, receivedAt } = lead
  return { id, kind, status, location, language, receivedAt }
}

export function statusPayload(lead: LeadPayload, { from, to }: { from: string; to: string }): StatusPayload {
  return { ...lead, status: to, previousStatus: from }
}

export function subscriberPayload({ id, language, confirmedAt }: NewsletterSubscriber): SubscriberPayload {
  return { id, language, confirmedAt }
}
