import { distance } from 'fastest-levenshtein'
import { toSlug } from '../src/shared/slug'
import type { LocationDto } from '../src/locations/location.dto'
import { kilometresBetween } from './kilometres-between'
import { type Place, places, regionSeats } from './places'

type Location = Pick<LocationDto, 'name' | 'otherNames' | 'city' | 'postalCode' | 'latitude' | 'longitude'>

export interface Finding<T> {
  /** Matching locations, sorted by distance if the search names a district. */
  found: T[]
  /** Town or district that was searched for, and its nearest location. */
  nearest?: { place: string; location: T; kilometres: number }
  /** Suggested correction that the results are based on, when nothing matches exactly. */
  guess?: string
}

/** Permitted typing errors by length of the name; a short name with an error is soon a different name. */
const SLIPS = [0, 0, 0, 0, 1, 1, 2]
/** Minimum length of a prefix; shorter ones match too many places. */
const LEAST_LETTERS = 3

/**
 * Finds locations by town, district or postal code: exact matches first, then prefixes, then corrections. Ignores case, diacritics and
 * punctuation.
 */
export function findLocations<T extends Location>(all: T[], text: string): Finding<T> {
  if (!text.trim()) return { found: all }
  const code = postalCodeIn(text)
  const name = toSlug(text.replace(/\d+/g, ' '))
  return (
    (code && byPostalCode(all, code)) ||
    (name && (byName(all, name, isCalled) ?? byName(all, name, beginsWith) ?? guess(all, name))) || { found: [] }
  )
}

/** Returns the postal code in `10 000`, `HR-10000` or `10000 Zagreb`; the beginning of one counts if it is the whole text. */
function postalCodeIn(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  return digits.length === 5 || /^(hr)?[\s-]*\d[\d\s-]*$/i.test(text.trim()) ? digits : undefined
}

function byPostalCode<T extends Location>(all: T[], code: string): Finding<T> | undefined {
  const found = all.filter(({ postalCode }) => postalCode.startsWith(code))
  if (found.length > 0) return { found }
  if (code.length > 5) return undefined
  const seat = regionSeats[code.slice(0, 2)]
  const place = places.find(({ postalCode }) => postalCode === code) ?? places.find(({ name }) => name === seat)
  return place && { ...near(all, place), found: [] }
}

type Match = (name: string, asked: string) => boolean
const isCalled: Match = (name, asked) => toSlug(name) === asked
const beginsWith: Match = (name, asked) => `-${toSlug(name)}`.includes(`-${asked}`)

function byName<T extends Location>(all: T[], asked: string, match: Match): Finding<T> | undefined {
  const found = all.filter((location) => namesOf(location).some((name) => match(name, asked)))
  if (found.length > 0) return { found }
  if (match === beginsWith && asked.length < LEAST_LETTERS) return undefined
  const place = places.find((candidate) => namesOfPlace(candidate).some((name) => match(name, asked)))
  return place && near(all, place)
}

function guess<T extends Location>(all: T[], asked: string): Finding<T> | undefined {
  const names = [...all.flatMap(namesOf), ...places.map(({ name }) => name)]
  const [best] = names
    .map((name) => ({ name, slips: distance(asked, toSlug(name)) }))
    .sort((one, other) => one.slips - other.slips)
  if (!best || best.slips > (SLIPS[asked.length] ?? SLIPS.at(-1)!)) return undefined
  return { ...findLocations(all, best.name), guess: best.name }
}

/** Returns the locations of a place's town, and the nearest of all. */
function near<T extends Location>(all: T[], place: Place): Finding<T> {
  const { name, quarterOf: town = name } = place
  const byDistance = all
    .map((location) => ({
      place: town === name ? name : `${name}, ${town}`,
      location,
      kilometres: kilometresBetween(place, location),
    }))
    .sort((one, other) => one.kilometres - other.kilometres)
  const found = byDistance.map(({ location }) => location).filter(({ city }) => city === town)
  // In a town with locations only a district has a meaningful nearest one.
  return found.length > 0 && town === name ? { found } : { found, nearest: byDistance[0] }
}

function namesOf({ name, otherNames, city }: Location): string[] {
  return [name, ...otherNames, city]
}

function namesOfPlace({ name, quarterOf, short }: Place): string[] {
  const inTown = quarterOf ? [`${name} ${quarterOf}`, `${quarterOf} ${name}`] : []
  return [name, ...inTown, ...(short ? [short] : [])]
}
