import { Field } from '../http/validation/field.decorator.js'
import type { Submitted } from '../shared/forms/field.js'
import { newsletterSubscription as fields } from '../shared/forms/newsletter-subscription.js'

export class NewsletterSubscriptionDto implements Submitted<typeof fields> {
  @Field(fields.email)
  email: string
}
