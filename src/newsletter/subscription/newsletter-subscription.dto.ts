import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { newsletterSubscription as fields } from '#src/shared/newsletter/newsletter-subscription.js'

export class NewsletterSubscriptionDto extends WithFields(Object, fields) {}
