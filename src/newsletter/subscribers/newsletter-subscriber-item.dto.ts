import { IdsField } from '#src/platform/http/lists/ids-field.decorator.js'
import { itemsOfPage, ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { email } from '#src/shared/forms/email.js'
import { languages } from '#src/shared/languages.js'
import { subscriberStates } from '#src/shared/newsletter/subscriber-state.js'

export class NewsletterSubscriberItemDto extends WithProperties({
  id: is.uuid(),
  subscribedAt: is.time(),
  email: is.typed(email),
  language: is.choice(languages, 'Language of the newsletter.'),
  consentText: is.text('Consent text.'),
  state: is.choice(subscriberStates),
  confirmedAt: is.nullableTime(),
  unsubscribedAt: is.nullableTime(),
  suppressedAt: is.nullableTime(),
}) {}

export class NewsletterSubscribersPageDto extends WithProperties(ListPageDto, {
  items: itemsOfPage(NewsletterSubscriberItemDto),
}) {}

/** Ids of subscribers in one request. */
export class SubscriberIdsDto {
  @IdsField()
  ids: string[]
}

export class UnsubscribedDto extends WithProperties({
  unsubscribed: is.integer({ description: 'Number of ended subscriptions.', example: 2 }),
}) {}

export class SuppressedDto extends WithProperties({
  changed: is.integer({ description: 'Number of changed addresses.', example: 2 }),
}) {}
