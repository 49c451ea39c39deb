import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** Country of numbers without a country code. */
const COUNTRY = 'HR'

/** Number in a text, before a label or an extension. */
const NUMBER = /\+?[\d ()/.-]*\d/

/** Returns a typed telephone number in E.164, `+385912345678`, without its label or extension; null for one that no country has. */
export function toE164(typed: string | null | undefined): string | null {
  if (!typed) return null
  // Without the trunk prefix that callers from abroad leave out: +385 (0)91 …
  const number = NUMBER.exec(typed.replace('(0)', ''))?.[0]
  const found = number && parsePhoneNumberFromString(number, { defaultCountry: COUNTRY })
  return found && found.isPossible() ? found.number : null
}
