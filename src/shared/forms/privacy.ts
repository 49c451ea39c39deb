import { email } from './email.js'
import type { Fields } from './field.js'

/** Whose data is meant; typed by somebody else than that person. */
export const personalData = { email: { ...email, autoComplete: 'off' } } satisfies Fields
