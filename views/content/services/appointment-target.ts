import type { PageContext } from 'vike/types'
import type { AppointmentTarget } from '#views/locations/contact-bar/use-appointment-address'
import type { ServicePageData } from './service-page-data'

/** Returns the page that books the first service of a service page, or that requests it. */
export function serviceTarget({ data }: PageContext): AppointmentTarget | undefined {
  const [row] = (data as ServicePageData).prices.rows
  return row && [row.bookable ? 'booking' : 'appointment', { service: row.service }]
}
