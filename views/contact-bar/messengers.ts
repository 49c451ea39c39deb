import type { LocationDto } from '../../src/locations/location.dto'

/** The numbers of a location at services through which it may be written to. */
export type Messengers = Pick<LocationDto, 'whatsapp' | 'viber'>

/** Nothing is asked of these services until somebody follows the link; Viber is an application, which needs no tab. */
const services = {
  whatsapp: { name: 'WhatsApp', start: 'https://wa.me/', tab: true },
  viber: { name: 'Viber', start: 'viber://chat?number=%2B', tab: false },
} as const

/** A link for each of them at which the location has a number. */
export function messengersOf(location: Partial<Messengers>) {
  return (['whatsapp', 'viber'] as const).flatMap((service) => {
    const number = location[service]
    if (!number) return []
    const { name, start, tab } = services[service]
    return [{ service, name, number, href: start + digitsIn(number), tab }]
  })
}

/** Without the zero that is dialled within the country alone: +385 (0)91. */
function digitsIn(number: string): string {
  return number.replace(/\(0\)|\D/g, '')
}
