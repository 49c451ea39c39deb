import type { LocationDto } from '#src/locations/location.dto'
import type { Opening } from '#src/shared/opening/opening-hours'
import { directionsTo } from './directions'
import { type MessengerLink, messengersOf } from './messengers'

/** Contact data and opening hours of a location, for every page. */
export interface Reach extends Pick<LocationDto, 'slug' | 'name' | 'phone'> {
  /** URL of directions. */
  directions: string
  messengers: MessengerLink[]
  opening: Opening
  /** True if visitors can book one of its free times. */
  isBookable: boolean
}

export function reachOf(location: LocationDto, isBookable: boolean): Reach {
  const { slug, name, phone } = location
  return {
    slug,
    name,
    phone,
    directions: directionsTo(location),
    messengers: messengersOf(location),
    opening: openingOf(location),
    isBookable,
  }
}

/** Returns opening hours without the names of holidays. */
export function openingOf({ hours, specialDays, holidays }: Opening): Opening {
  return {
    hours,
    specialDays,
    holidays: holidays.map((holiday) => ({
      date: holiday.date,
      lastDay: holiday.lastDay,
      hours: holiday.hours,
      locations: holiday.locations,
    })),
  }
}
