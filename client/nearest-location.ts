import type { LocationDto } from '../src/locations/location.dto'
import { isSlipOf, plain } from './location-search'
import { places, regionSeats } from './places'

interface Point {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371

/** The centre nearest to a Croatian town or postal code, with the distance as the crow flies. */
export function nearestLocation<T extends Pick<LocationDto, 'latitude' | 'longitude'>>(
  locations: T[],
  query: string,
): { location: T; kilometres: number } | undefined {
  const from = findPlace(plain(query))
  if (!from) return undefined
  const [nearest] = locations
    .map((location) => ({ location, kilometres: kilometresBetween(from, location) }))
    .sort((a, b) => a.kilometres - b.kilometres)
  return nearest
}

function findPlace(asked: string): Point | undefined {
  const code = asked.replace(/\s/g, '')
  if (/^\d{2,5}$/.test(code)) {
    return toPoint(places.find(([, postalCode]) => postalCode === code) ?? seatOf(code))
  }
  return toPoint(
    places.find(([name]) => plain(name) === asked) ??
      places.find(([name]) => asked.length > 2 && plain(name).startsWith(asked)) ??
      places.find(([name]) => isSlipOf(asked, plain(name))),
  )
}

/** Post codes begin with the number of their region. */
function seatOf(code: string) {
  const seat = regionSeats[code.slice(0, 2)]
  return places.find(([name]) => name === seat)
}

function toPoint(place: (typeof places)[number] | undefined): Point | undefined {
  return place && { latitude: place[2], longitude: place[3] }
}

function kilometresBetween(a: Point, b: Point): number {
  const [lat1, lat2] = [radians(a.latitude), radians(b.latitude)]
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2
  const across = Math.cos(lat1) * Math.cos(lat2) * half(radians(a.longitude), radians(b.longitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half(lat1, lat2) + across))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
