import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { email } from '#src/shared/forms/email.js'
import { languages } from '#src/shared/languages.js'
import { type Suspicion, suspicions } from '#src/shared/leads/suspicion.js'

/** Fields that all kinds of leads share. */
export class LeadItemDto extends WithProperties({
  id: is.uuid(),
  receivedAt: is.time(),
  email: is.nullableTyped(email),
  language: is.choice(languages, 'Language in which the sender used the site.'),
  assigneeId: is.uuid({ nullable: true, description: 'Id of the assigned user.' }),
  location: is.nullableSlug(),
  isRouted: is.flag('True if staff have set the location.'),
  firstAnsweredAt: is.nullableTime(),
  trashedAt: is.nullableTime(),
  suspicions: is.property<Suspicion[]>({
    enum: suspicions,
    isArray: true,
    maxItems: suspicions.length,
    description: 'Reasons for storing it as spam.',
  }),
  version: is.integer({
    minimum: 1,
    description: 'Version, incremented by every change; in quotation marks, the ETag.',
    example: 3,
  }),
}) {}
