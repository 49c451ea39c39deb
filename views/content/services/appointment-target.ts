import type { PageContext } from 'vike/types'
import type { AppointmentTarget } from '#views/locations/contact-bar/use-appointment'
import type { ServicePageData } from './service-page-data'

/** Returns the page that books the first bookable service of a service page, or that requests its first one. */
export function serviceTarget({ data }: PageContext): AppointmentTarget | undefined {
  const { rows } = (data as ServicePageData).prices
  const row = rows.find(({ bookable }) => bookable) ?? rows[0]
  return row && [row.bookable ? 'booking' : 'appointment', { service: row.service }]
}
