import { ApiProperty } from '@nestjs/swagger'
import { type Language, languages } from '../../i18n/languages.js'
import type { NewsletterSubscriber } from '../../newsletter/newsletter-subscriber.entity.js'
import { ListPageDto } from './list-query.dto.js'

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

  static of({ id, subscribedAt, email, language, consentText }: NewsletterSubscriber): NewsletterSubscriberItemDto {
    return { id, subscribedAt, email, language, consentText }
  }
}

export class NewsletterSubscribersPageDto extends ListPageDto {
  @ApiProperty({ type: [NewsletterSubscriberItemDto], description: 'Newest first.' })
  items: NewsletterSubscriberItemDto[]
}
