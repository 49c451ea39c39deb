import type { LocationDto } from '../../src/locations/location.dto'

/** Contact data of a location for pages other than its own. */
export type Reach = Pick<
  LocationDto,
  'slug' | 'name' | 'phone' | 'whatsapp' | 'viber' | 'address' | 'postalCode' | 'city'
>

export function reachOf({ slug, name, phone, whatsapp, viber, address, postalCode, city }: LocationDto): Reach {
  return { slug, name, phone, whatsapp, viber, address, postalCode, city }
}
