import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import { type Language, languages } from '#src/shared/languages.js'
import { type SubscriberState, subscriberStates } from '#src/shared/newsletter/subscriber-state.js'
import type { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { IdsField } from '#src/platform/http/lists/ids-field.decorator.js'
import { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'

export class NewsletterSubscriberItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  subscribedAt: Date

  @ApiProperty()
  email: string

  @ApiProperty({ enum: languages, description: 'Language of the newsletter.' })
  language: Language

  @ApiProperty({ description: 'Consent text.' })
  consentText: string

  @ApiProperty({ enum: subscriberStates })
  state: SubscriberState

  @ApiNullableTime()
  confirmedAt: Date | null

  @ApiNullableTime()
  unsubscribedAt: Date | null

  @ApiNullableTime()
  suppressedAt: Date | null
}

export class NewsletterSubscribersPageDto extends ListPageDto {
  @ApiProperty({ type: [NewsletterSubscriberItemDto] })
  items: NewsletterSubscriberItemDto[]
}

/** Ids of subscribers in one request. */
export class SubscriberIdsDto {
  @IdsField()
  ids: string[]
}

export class UnsubscribedDto {
  @ApiProperty({ type: 'integer', description: 'Number of ended subscriptions.', example: 2 })
  unsubscribed: number
}

export class SuppressedDto {
  @ApiProperty({ type: 'integer', description: 'Number of changed addresses.', example: 2 })
  changed: number
}

export function toSubscriberItem(subscriber: NewsletterSubscriber): NewsletterSubscriberItemDto {
  const { id, subscribedAt, email, language, consentText, state, confirmedAt, unsubscribedAt, suppressedAt } =
    subscriber
  return { id, subscribedAt, email, language, consentText, state, confirmedAt, unsubscribedAt, suppressedAt }
}
