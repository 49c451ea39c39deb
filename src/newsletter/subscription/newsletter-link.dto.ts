import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { newsletterLink as fields } from '#src/shared/newsletter/newsletter-link.js'

export class NewsletterLinkDto implements Submitted<typeof fields> {
  @Field(fields.token)
  token: string
}
