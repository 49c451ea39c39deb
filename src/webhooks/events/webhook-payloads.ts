import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText } from '#src/platform/http/validation/nullable-text.decorator.js'
import { leadStatuses } from '#src/shared/lead-kinds.js'
import type { Lead } from '#src/leads/lead.entity.js'
import type { NewsletterSubscriber } from '#src/newsletter/newsletter-subscriber.entity.js'
import { type Language, languages } from '#src/shared/languages.js'
import { type LeadScope, leadScopes } from '#src/shared/lead-kinds.js'

/**
 * What messages tell: what happened to which, and nothing that a person wrote. Whoever may know more asks the API by the id
 * (docs/decisions/0028-other-programs-are-told-of-events.md).
 */
export class LeadPayload {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ enum: leadScopes, description: 'The form that it came by.' })
  kind: LeadScope

  @ApiProperty({ enum: leadStatuses })
  status: string

  @ApiNullableText()
  location: string | null

  @ApiProperty({ enum: languages, description: 'The language that the sender read the site in.' })
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

  @ApiProperty({ format: 'date-time', type: String, nullable: true, description: 'Null when that is no longer so.' })
  confirmedAt: Date | null
}

/** Of a test, which tells of nothing. */
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
