import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { newsletterSubscription as fields } from '#src/shared/newsletter/newsletter-subscription.js'

export class NewsletterSubscriptionDto implements Submitted<typeof fields> {
  @Field(fields.email)
  email: string
}
