import { addressOf } from '#src/shared/addresses'
import { CentreLinks } from '#views/appointments/CentreLinks'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { BookingState } from './booking-state'

/** Locations that take only requests, with links to their form. */
export function OnRequest({ locations }: { locations: BookingState['onRequest'] }) {
  const t = useTranslations('booking')
  const { language } = usePageContext()
  const { services, service } = useData<BookingState>()
  const key = services.find(({ id }) => id === service)?.key
  return (
    <CentreLinks
      label={t('onRequest.text')}
      locations={locations}
      href={({ slug }) =>
        addressOf('appointment', language, { query: { ...(key && { service: key }), location: slug } })
      }
    />
  )
}
