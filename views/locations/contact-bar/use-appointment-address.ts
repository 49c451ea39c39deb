import { addressOf, type PageName } from '#src/shared/addresses'
import { usePageContext } from '#views/page-context'

/** Page that a visitor gets an appointment on, and the query that prefills it. */
export type AppointmentTarget = [page: Extract<PageName, 'appointment' | 'booking'>, query: Record<string, string>]

/** Returns the address of that page, prefilled with the service or the location of the page. */
export function useAppointmentAddress(): string {
  const pageContext = usePageContext()
  const { config, language } = pageContext
  const [page = 'appointment', query] = config.appointmentTarget?.(pageContext) ?? []
  return addressOf(page, language, { query })
}
