import { addressOf } from '../../src/shared/addresses'
import { usePageContext } from '../page-context'

/** Returns the address of the appointment form, prefilled with the service or the location of the page. */
export function useAppointmentAddress(): string {
  const pageContext = usePageContext()
  const { config, language } = pageContext
  return addressOf('appointment', language, { query: config.appointmentQuery?.(pageContext) })
}
