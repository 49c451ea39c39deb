import { distance } from 'fastest-levenshtein'
import type { LocationDto } from '#src/locations/location.dto'
import { getLast } from '#src/shared/lookups'
import { toSlug } from '#src/shared/slug'
import { kilometresBetween } from './kilometres-between'
import type { Place } from './places'

type Location = Pick<
  LocationDto,
  'slug' | 'name' | 'otherNames' | 'address' | 'city' | 'postalCode' | 'latitude' | 'longitude'
>

export interface Finding {
  /** Slugs of the matching locations, sorted by distance if the search names a place. */
  found: string[]
  /** Place that was searched for, and its nearest location. */
  nearest?: { place: string; slug: string; kilometres: number }
  /** Suggested correction that the results are based on, when nothing matches exactly. */
  guess?: string
}

/** Permitted typing errors by length of the name; a short name with an error is soon a different name. */
const SLIPS = [0, 0, 0, 0, 1, 1, 2]
/** Minimum length of a prefix; shorter ones match too many places. */
const LEAST_LETTERS = 3
const POSTAL_CODE_LENGTH = 5
/** The first two digits of a postal code name its region. */
const REGION_LENGTH = 2

/**
 * Finds locations by place, district, street or postal code: exact matches first, then prefixes, then corrections. Ignores case,
 * diacritics and punctuation.
 * @param places undefined before they are loaded: only the locations themselves are found
 */
export function findLocations(all: Location[], text: string, places: Place[] = []): Finding {
  if (!text.trim()) return { found: slugs(all) }
  const code = postalCodeIn(text)
  const name = toSlug(text.replace(/\d+/g, ' '))
  return (
    (code && byPostalCode(all, code, name, places)) ||
    (name && (byName(all, name, places) ?? guess(all, name, places))) || { found: [] }
  )
}

/** Returns the postal code in `10 000`, `HR-10000` or `10000 Zagreb`; the beginning of one counts if it is the whole text. */
function postalCodeIn(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  return digits.length === POSTAL_CODE_LENGTH || /^(hr)?[\s-]*\d[\d\s-]*$/i.test(text.trim()) ? digits : undefined
}

function byPostalCode(all: Location[], code: string, name: string, places: Place[]): Finding | undefined {
  const found = all.filter(({ postalCode }) => postalCode.startsWith(code))
  if (found.length > 0) return { found: slugs(found) }
  const withCode = places.filter(({ postalCode }) => postalCode === code)
  const place = withCode.find((candidate) => isCalled(candidate.name, name)) ?? withCode[0] ?? sameRegion(code, places)
  return place && near(all, place)
}

/** Returns the main place of the region with the most digits in common. */
function sameRegion(code: string, places: Place[]): Place | undefined {
  if (code.length > POSTAL_CODE_LENGTH) return undefined
  const isWhole = code.length === POSTAL_CODE_LENGTH
  for (let { length } = code; length >= (isWhole ? REGION_LENGTH : code.length); length--) {
    const region = code.slice(0, length)
    const [main] = places
      .filter(({ postalCode }) => postalCode?.startsWith(region))
      .sort((one, other) => Number(one.postalCode) - Number(other.postalCode))
    if (main) return main
  }
  return undefined
}

type Match = (name: string, asked: string) => boolean
const isCalled: Match = (name, asked) => slugOf(name) === asked
const beginsWith: Match = (name, asked) => `-${slugOf(name)}`.includes(`-${asked}`)

const knownSlugs = new Map<string, string>()

/** Returns the slug of a name, computed once: each key searches thousands of them. */
function slugOf(name: string): string {
  const slug = knownSlugs.get(name) ?? toSlug(name)
  knownSlugs.set(name, slug)
  return slug
}

function byName(all: Location[], asked: string, places: Place[]): Finding | undefined {
  const towns = places.filter(({ isVillage }) => !isVillage)
  const own = (match: Match, names = namesOf) => {
    const found = all.filter((location) => names(location).some((name) => match(name, asked)))
    return found.length > 0 ? { found: slugs(found) } : undefined
  }
  const nearTo = (match: Match, candidates: Place[]) => {
    if (match === beginsWith && asked.length < LEAST_LETTERS) return undefined
    const place = candidates.find((candidate) => namesOfPlace(candidate).some((name) => match(name, asked)))
    return place && near(all, place)
  }
  return (
    own(isCalled) ??
    nearTo(isCalled, towns) ??
    own(beginsWith) ??
    nearTo(isCalled, places) ??
    nearTo(beginsWith, places) ??
    own(beginsWith, ({ address }) => [address])
  )
}

function guess(all: Location[], asked: string, places: Place[]): Finding | undefined {
  const names = [...all.flatMap(namesOf), ...places.map(({ name }) => name)]
  let best: { name: string; slips: number } | undefined
  for (const name of names) {
    const slips = distance(asked, slugOf(name))
    if (!best || slips < best.slips) best = { name, slips }
  }
  if (!best || best.slips > (SLIPS[asked.length] ?? getLast(SLIPS))) return undefined
  return { ...findLocations(all, best.name, places), guess: best.name }
}

/** Returns the locations of a place's town, and the nearest of all. */
function near(all: Location[], place: Place): Finding {
  const { name, quarterOf: town = name } = place
  const found = inTownOf(all, place)
  const [nearest] = byDistance(all, place)
  // In a town with locations only a district has a meaningful nearest one.
  if (!nearest || (found.length > 0 && town === name)) return { found }
  const kilometres = kilometresBetween(place, nearest)
  return { found, nearest: { place: town === name ? name : `${name}, ${town}`, slug: nearest.slug, kilometres } }
}

/** Returns the slugs of the locations in a place's town, the nearest first. */
function inTownOf(all: Location[], place: Place): string[] {
  const town = place.quarterOf ?? place.name
  return slugs(byDistance(all, place).filter(({ city }) => city === town))
}

function byDistance(all: Location[], place: Place): Location[] {
  return [...all].sort((one, other) => kilometresBetween(place, one) - kilometresBetween(place, other))
}

function slugs(locations: Location[]): string[] {
  return locations.map(({ slug }) => slug)
}

function namesOf({ name, otherNames, city }: Location): string[] {
  return [name, ...otherNames, city]
}

function namesOfPlace({ name, quarterOf, otherNames = [] }: Place): string[] {
  const inTown = quarterOf ? [`${name} ${quarterOf}`, `${quarterOf} ${name}`] : []
  return [name, ...inTown, ...otherNames]
}
