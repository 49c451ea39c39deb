import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { contactSubject } from '#src/shared/content/kinds/contact-subject.js'
import { LONGEST_NUMBERED_SLUG } from '#src/shared/slug.js'

/** Subject of a contact message, in the request's language. */
export class ContactSubjectDto extends WithProperties({
  slug: is.text({
    maxLength: LONGEST_NUMBERED_SLUG,
    example: 'general',
    description: 'Value of `subject` of a contact message.',
  }),
  name: is.typed(contactSubject.fields.name.hr, { example: 'General question' }),
}) {}
