import { addressOf } from '#src/shared/addresses.js'
import { croatia } from '#src/shared/country.js'
import type { Language } from '#src/shared/languages.js'
import { daysAfter, hoursOfDay, type Opening } from '#src/shared/opening/opening-hours.js'
import type { OpeningInterval } from '#src/shared/opening/opening-types.js'
import type { Location } from '../location.entity.js'

/** Longest description that Google accepts. */
const MOST_DESCRIPTION = 750
const DAYS_AHEAD = 365
const CLOSED = 'x'
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * Columns of Google's template for bulk uploads (https://support.google.com/business/answer/3370250) that the site fills. Google
 * deletes the values of empty columns, so others are absent, as the category, which the owner chooses there.
 */
export const profileColumns = [
  'Store code',
  'Business name',
  'Address line 1',
  'Locality',
  'Country / Region',
  'Postal code',
  'Latitude',
  'Longitude',
  'Primary phone',
  'Website',
  'Sunday hours',
  ...weekdays.slice(0, 6).map((day) => `${day} hours`),
  'Special hours',
  'From the business',
] as const

export interface ProfileInputs {
  /** Name of the chain, equal at every location, as Google requires. */
  businessName: string
  location: Location
  opening: Opening
  language: Language
  publicUrl: string
  /** Date in Europe/Zagreb from which special hours are stated. */
  today: string
}

/** Returns the row of a location, by columns. */
export function profileRow({ businessName, location, opening, language, publicUrl, today }: ProfileInputs) {
  const { slug, address, city, country, postalCode, latitude, longitude, phone, hours, description } = location
  return {
    'Store code': slug,
    'Business name': businessName,
    'Address line 1': address,
    Locality: city,
    'Country / Region': country === croatia.name ? croatia.code : country,
    'Postal code': postalCode,
    Latitude: latitude,
    Longitude: longitude,
    'Primary phone': nationalNumber(phone),
    Website: publicUrl + addressOf('location', language, { segment: slug }),
    ...Object.fromEntries(weekdays.map((day, index) => [`${day} hours`, toHours(hours[index] ?? [])])),
    'Special hours': specialHours(opening, today),
    'From the business': shortened(description[language]),
  }
}

const toRange = ({ opens, closes }: OpeningInterval) => `${opens}-${closes}`

const toHours = (intervals: OpeningInterval[]) => intervals.map(toRange).join(', ') || CLOSED

/** Returns the hours of each day of the year to come that differs from the regular ones. */
function specialHours(opening: Opening, today: string): string {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => daysAfter(today, index))
  return days
    .flatMap((day) => {
      const { intervals, exception } = hoursOfDay(day, opening)
      if (!exception) return []
      return intervals.length > 0 ? intervals.map((interval) => `${day}: ${toRange(interval)}`) : [`${day}: ${CLOSED}`]
    })
    .join(', ')
}

/** Returns a Croatian number without the country code: a spreadsheet could read the plus sign as the start of a formula. */
const nationalNumber = (phone: string) => phone.replace(/^\s*\+385[\s/.-]*(\(0\))?\s*/, '0')

function shortened(text: string): string {
  if (text.length <= MOST_DESCRIPTION) return text
  const cut = text.slice(0, MOST_DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).trimEnd()}…`.slice(0, MOST_DESCRIPTION)
}
