import { EmailField } from '../http/text-fields.js'

export class NewsletterSubscriptionDto {
  @EmailField()
  email: string
}
