import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { location } from '#src/shared/content/kinds/location.js'
import { price } from '#src/shared/content/kinds/price.js'
import { languages } from '#src/shared/languages.js'
import { leadScopes } from '#src/shared/leads/lead-kinds.js'
import { subscriberStates } from '#src/shared/newsletter/subscriber-state.js'
import { ownData as fields, ownDataLink as linkFields } from '#src/shared/privacy/own-data.js'

export class OwnDataRequestDto extends WithFields(SpamFieldsDto, fields) {}

export class OwnDataLinkDto extends WithFields(Object, linkFields) {}

/** Consent with the text that was shown. */
class OwnConsentDto extends WithProperties({
  step: is.choice(['subscribed', 'confirmed', 'imported']),
  text: is.text('Consent text as shown; for an import, its source.'),
  language: is.choice(languages),
  recordedAt: is.text({ format: 'date-time' }),
}) {}

class OwnSubscriptionDto extends WithProperties({
  state: is.choice(subscriberStates),
  language: is.choice(languages),
  subscribedAt: is.text({ format: 'date-time' }),
  confirmedAt: is.text({ format: 'date-time', nullable: true }),
  unsubscribedAt: is.text({ format: 'date-time', nullable: true }),
  consents: is.list(OwnConsentDto),
  issues: is.integer('Number of newsletter issues sent.'),
}) {}

class OwnMessageDto extends WithProperties({
  kind: is.choice(leadScopes),
  sentAt: is.text({ format: 'date-time' }),
}) {}

/** Full day for which the address waits. */
class OwnWaitDto extends WithProperties({
  day: is.day(),
  service: is.translated('Name of the service, a dash if it has been removed since.', price.fields.service.hr),
  location: is.translated('Name of the location, a dash if it has been removed since.', location.fields.name.hr),
  confirmed: is.flag('False until the address confirms the entry by the link in its mail.'),
}) {}

/** Data on the address to which the link was mailed. */
export class OwnDataDto extends WithProperties({
  email: is.typed(fields.email, { example: fields.email.example }),
  readAt: is.text({ format: 'date-time' }),
  subscription: is.oneOrNull(OwnSubscriptionDto),
  messages: is.list(OwnMessageDto, 'Messages, newest first; their content is only handed out by staff.'),
  waits: is.list(OwnWaitDto, 'Full days for which the address waits, the earliest first.'),
  mails: is.integer('Number of records of mails to the address.'),
  forgotten: is.flag('True if a hash of the address is stored to prevent further mails.'),
  refusesInvitations: is.flag(
    'True if a hash of the address is stored, so that it receives no invitation to write a review.',
  ),
}) {}

export class OwnErasureDto extends WithProperties({
  erased: is.property<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 0 },
    description: 'Numbers of erased rows by table.',
  }),
  remaining: is.one(OwnDataDto, 'Remaining data.'),
}) {}
