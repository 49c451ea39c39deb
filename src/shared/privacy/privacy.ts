import { email } from '../forms/email.js'
import type { Fields } from '../forms/field.js'

/** Address of the data subject; without autocompletion, because staff type it. */
export const personalData = { email: { ...email, autoComplete: 'off' } } satisfies Fields
