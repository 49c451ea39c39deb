import type { LocationDto } from '../../src/locations/location.dto'

/** What it takes to reach a location from a page that is not its own. */
export type Reach = Pick<
  LocationDto,
  'slug' | 'name' | 'phone' | 'whatsapp' | 'viber' | 'address' | 'postalCode' | 'city'
>

export function reachOf({ slug, name, phone, whatsapp, viber, address, postalCode, city }: LocationDto): Reach {
  return { slug, name, phone, whatsapp, viber, address, postalCode, city }
}
