import { ChangesPageDto, itemsOfChanges } from '#src/change-feed/changes-page.dto.js'
import type { Removal } from '#src/change-feed/removal.entity.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { email } from '#src/shared/forms/email.js'
import { type Language, languages } from '#src/shared/languages.js'
import { subscriberStates } from '#src/shared/newsletter/subscriber-state.js'
import type { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'

const states = [...subscriberStates, 'erased'] as const

/** Subscriber in the API: with the address while newsletters may be sent, otherwise only with the id. */
export class SubscriberDto extends WithProperties({
  id: is.uuid(),
  state: is.choice(states, 'Send only to `subscribed` addresses. `erased` subscribers are deleted permanently.'),
  email: is.nullableTyped(email),
  language: is.choice<Language | null>(languages, { nullable: true, description: 'Null for an erased subscriber.' }),
  subscribedAt: is.nullableTime('Null for an erased subscriber.'),
  confirmedAt: is.nullableTime(),
  unsubscribedAt: is.nullableTime(),
  updatedAt: is.time(),
}) {
  static of(subscriber: NewsletterSubscriber): SubscriberDto {
    const { state, email } = subscriber
    return SubscriberDto.pick(subscriber, { email: state === 'subscribed' ? email : null })
  }

  static erased({ id, removedAt }: Removal): SubscriberDto {
    return {
      id,
      state: 'erased',
      email: null,
      language: null,
      subscribedAt: null,
      confirmedAt: null,
      unsubscribedAt: null,
      updatedAt: removedAt,
    }
  }
}

export class SubscribersPageDto extends WithProperties(ChangesPageDto, {
  items: itemsOfChanges(SubscriberDto, 'Subscribers, the oldest change first.'),
}) {}
