import type { LocationDto } from '#src/locations/location.dto'
import { addressOf } from '#src/shared/addresses'
import { usePageContext, useTranslations } from '#views/page-context'
import { CentreLinks } from './CentreLinks'

/** Locations that take no requests, with links to their free times. */
export function TimesOnly({ locations }: { locations: LocationDto[] }) {
  const t = useTranslations('appointment')
  const { language, urlParsed } = usePageContext()
  const { service } = urlParsed.search
  return (
    <CentreLinks
      label={t('timesOnly.centres')}
      locations={locations}
      href={({ slug }) => addressOf('booking', language, { query: { ...(service && { service }), location: slug } })}
    />
  )
}
