import type { PageContext } from 'vike/types'
import type { AppointmentTarget } from '#views/locations/contact-bar/use-appointment'
import type { Data } from './+data'

export function appointmentTarget({ data }: PageContext): AppointmentTarget | undefined {
  const { location, bookable } = data as Data
  return location && [bookable ? 'booking' : 'appointment', { location: location.slug }]
}
