import { ApiProperty } from '@nestjs/swagger'
import { type Language, languages } from '../../shared/languages.js'
import type { NewsletterSubscriber } from '../../newsletter/newsletter-subscriber.entity.js'
import { IdsField } from '../lists/ids-field.decorator.js'
import { ListPageDto } from '../lists/list-query.dto.js'

export class NewsletterSubscriberItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  subscribedAt: Date

  @ApiProperty()
  email: string

  @ApiProperty({ enum: languages, description: 'The language of the newsletter.' })
  language: Language

  @ApiProperty({ description: 'The words the subscriber agreed to.' })
  consentText: string

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  unsubscribedAt: Date | null
}

export class NewsletterSubscribersPageDto extends ListPageDto {
  @ApiProperty({ type: [NewsletterSubscriberItemDto] })
  items: NewsletterSubscriberItemDto[]
}

export class UnsubscribeDto {
  @IdsField()
  ids: string[]
}

export class UnsubscribedDto {
  @ApiProperty({ description: 'How many subscriptions ended.', example: 2 })
  unsubscribed: number
}

export function toSubscriberItem(subscriber: NewsletterSubscriber): NewsletterSubscriberItemDto {
  const { id, subscribedAt, email, language, consentText, unsubscribedAt } = subscriber
  return { id, subscribedAt, email, language, consentText, unsubscribedAt }
}
