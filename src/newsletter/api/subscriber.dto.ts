import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText, ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import type { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { languages, type Language } from '#src/shared/languages.js'
import { type SubscriberState, subscriberStates } from '#src/shared/newsletter/subscriber-state.js'
import type { Removal } from '#src/change-feed/removal.entity.js'
import { ChangesPageDto } from '#src/change-feed/changes-page.dto.js'

const states = [...subscriberStates, 'erased'] as const

/** Subscriber in the API: with the address while newsletters may be sent, otherwise only with the id. */
export class SubscriberDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({
    enum: states,
    description: 'Send only to `subscribed` addresses. `erased` subscribers are deleted permanently.',
  })
  state: SubscriberState | 'erased'

  @ApiNullableText()
  email: string | null

  @ApiProperty({ enum: languages, type: String, nullable: true, description: 'Null for an erased subscriber.' })
  language: Language | null

  @ApiNullableTime('Null for an erased subscriber.')
  subscribedAt: Date | null

  @ApiNullableTime()
  confirmedAt: Date | null

  @ApiNullableTime()
  unsubscribedAt: Date | null

  @ApiProperty({ format: 'date-time' })
  updatedAt: Date

  static of(subscriber: NewsletterSubscriber): SubscriberDto {
    const { id, state, email, language, subscribedAt, confirmedAt, unsubscribedAt, updatedAt } = subscriber
    return {
      ...{ id, state, email: state === 'subscribed' ? email : null, language },
      ...{ subscribedAt, confirmedAt, unsubscribedAt, updatedAt },
    }
  }

  static erased({ id, removedAt }: Removal): SubscriberDto {
    return {
      ...{ id, state: 'erased', email: null, language: null },
      ...{ subscribedAt: null, confirmedAt: null, unsubscribedAt: null, updatedAt: removedAt },
    }
  }
}

export class SubscribersPageDto extends ChangesPageDto {
  @ApiProperty({ type: [SubscriberDto], description: 'Subscribers, the oldest change first.' })
  items: SubscriberDto[]
}
