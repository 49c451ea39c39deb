import { email } from '../forms/email.js'
import type { Fields } from '../forms/field.js'

export const newsletterSubscription = { email } satisfies Fields
