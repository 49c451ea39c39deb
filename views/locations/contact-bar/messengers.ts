import type { LocationDto } from '#src/locations/location.dto'

/** Messenger numbers of a location. */
export type Messengers = Pick<LocationDto, 'whatsapp' | 'viber'>

/** No request goes to these services before a link is followed; Viber is an application and needs no tab. */
const services = {
  whatsapp: { name: 'WhatsApp', start: 'https://wa.me/', tab: true },
  viber: { name: 'Viber', start: 'viber://chat?number=%2B', tab: false },
} as const

export interface MessengerLink {
  service: keyof typeof services
  name: string
  number: string
  href: string
  /** True if the link opens a new tab. */
  tab: boolean
}

/** Returns a link for each messenger that the location has a number for. */
export function messengersOf(location: Partial<Messengers>): MessengerLink[] {
  return (['whatsapp', 'viber'] as const).flatMap((service) => {
    const number = location[service]
    if (!number) return []
    const { name, start, tab } = services[service]
    return [{ service, name, number, href: start + digitsIn(number), tab }]
  })
}

/** Strips the trunk prefix, which applies within the country only: +385 (0)91. */
function digitsIn(number: string): string {
  return number.replace(/\(0\)|\D/g, '')
}
