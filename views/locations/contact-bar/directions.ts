import type { LocationDto } from '#src/locations/location.dto'
import { croatia } from '#src/shared/country'

/** Returns a URL of a map service with directions to a location; no request is made before the link is followed. */
export function directionsTo({
  address,
  postalCode,
  city,
}: Pick<LocationDto, 'address' | 'postalCode' | 'city'>): string {
  const destination = encodeURIComponent(`${address}, ${postalCode} ${city}, ${croatia.onMaps}`)
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}
