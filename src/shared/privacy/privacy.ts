import { email } from '../forms/email.js'
import type { Fields } from '../forms/field.js'

/** Whose data is meant; typed by somebody else than that person. */
export const personalData = { email: { ...email, autoComplete: 'off' } } satisfies Fields
