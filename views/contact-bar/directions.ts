import { croatia } from '../../src/shared/country'
import type { LocationDto } from '../../src/locations/location.dto'

/** A map with the way to a location; nothing is asked of it until somebody follows the link. */
export function directionsTo({
  address,
  postalCode,
  city,
}: Pick<LocationDto, 'address' | 'postalCode' | 'city'>): string {
  const destination = encodeURIComponent(`${address}, ${postalCode} ${city}, ${croatia.onMaps}`)
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}
