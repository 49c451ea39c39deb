import { email } from './email.js'
import type { Fields } from './field.js'

export const newsletterSubscription = { email } satisfies Fields
