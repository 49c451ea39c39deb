import { EmailField } from '../http/validation/text-fields.js'

export class NewsletterSubscriptionDto {
  @EmailField()
  email: string
}
