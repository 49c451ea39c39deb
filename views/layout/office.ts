import type { BusinessInfoDto } from '../../src/business/business-info.dto'
import type { Language } from '../../src/shared/languages'
import { phoneHref } from '../formatting'
import { type HoursInShort, hoursInShort } from './hours-in-short'

/** Contact data of the chain for the footer. */
export interface Office {
  phone: string
  phoneHref: string
  email: string
  address: string
  hours: HoursInShort[]
  /** Working days within which requests are answered. */
  answerDays: number
}

export function officeOf(
  { phone, email, address, postalCode, city, hours, answerDays }: BusinessInfoDto,
  language: Language,
  words: Parameters<typeof hoursInShort>[2],
): Office {
  return {
    ...{ phone, email, answerDays, phoneHref: phoneHref(phone), address: `${address}, ${postalCode} ${city}` },
    hours: hoursInShort(hours, language, words),
  }
}
