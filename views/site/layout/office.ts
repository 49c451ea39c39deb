import type { BusinessInfoDto } from '#src/business/business-info.dto'
import type { HolidayDto } from '#src/locations/location.dto'
import type { Language } from '#src/shared/languages'
import type { Opening } from '#src/shared/opening/opening-hours'
import { openingOf } from '#views/locations/contact-bar/reach'
import { type HoursInShort, hoursInShort } from '#views/locations/opening-hours/hours-in-short'

/** Contact data of the chain. */
export interface Office {
  phone: string
  email: string
  address: string
  hours: HoursInShort[]
  opening: Opening
  /** Working days within which leads are answered, by their form. */
  answerDays: BusinessInfoDto['answerDays']
}

export function officeOf(
  { phone, email, address, postalCode, city, hours, answerDays }: BusinessInfoDto,
  holidays: HolidayDto[],
  language: Language,
  words: Parameters<typeof hoursInShort>[2],
): Office {
  return {
    phone,
    email,
    answerDays,
    address: `${address}, ${postalCode} ${city}`,
    hours: hoursInShort(hours, language, words),
    opening: openingOf({ hours, specialDays: [], holidays }),
  }
}
