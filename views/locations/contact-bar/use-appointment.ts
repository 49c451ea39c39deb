import { addressOf, type PageName } from '#src/shared/addresses'
import { usePageContext, useTranslations } from '#views/page-context'

/** Page that a visitor gets an appointment on, and the query that prefills it. */
export type AppointmentTarget = [page: Extract<PageName, 'appointment' | 'booking'>, query: Record<string, string>]

interface Appointment {
  page: AppointmentTarget[0]
  href: string
  /** Says what the page does: it books a free time, or requests an appointment. */
  label: string
}

/**
 * Returns the way to an appointment.
 * @param to by default that of the page, prefilled with its service or location; else the free times, or requests where no location has any
 * @param further query that prefills more
 */
export function useAppointment(to?: AppointmentTarget, further?: Record<string, string>): Appointment {
  const t = useTranslations('layout')
  const { appointmentTarget, language, reaches } = usePageContext()
  const offered = reaches.some(({ isBookable }) => isBookable) ? 'booking' : 'appointment'
  const [page = offered, query] = to ?? appointmentTarget ?? []
  return {
    page,
    href: addressOf(page, language, { query: { ...query, ...further } }),
    label: t(page === 'booking' ? 'appointment.book' : 'appointment.request'),
  }
}
