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

/** Returns the way to an appointment. @param to by default the target of the page */
export function useAppointment(to?: AppointmentTarget): Appointment {
  const t = useTranslations('layout')
  const { appointmentTarget, language } = usePageContext()
  const [page, query] = to ?? appointmentTarget
  return {
    page,
    href: addressOf(page, language, { query }),
    label: t(`appointment.${page}`),
  }
}
