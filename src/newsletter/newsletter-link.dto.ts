import { Field } from '../http/validation/field.decorator.js'
import type { Submitted } from '../shared/forms/field.js'
import { newsletterLink as fields } from '../shared/forms/newsletter-link.js'

export class NewsletterLinkDto implements Submitted<typeof fields> {
  @Field(fields.token)
  token: string
}
