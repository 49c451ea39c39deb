import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Subject of a contact message, in the request's language. */
export class ContactSubjectDto extends WithProperties({
  slug: is.text({ example: 'general', description: 'Value of `subject` of a contact message.' }),
  name: is.text({ example: 'General question' }),
}) {}
