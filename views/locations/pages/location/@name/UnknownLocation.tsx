import { MapPin } from 'lucide-react'
import type { LocationDto } from '#src/locations/location.dto'
import { addressOf } from '#src/shared/addresses'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { PageHeader } from '#views/kit/components/PageHeader'
import { Section } from '#views/kit/components/Section'
import { CroatiaMap } from '#views/locations/CroatiaMap'
import { LocationCards } from '#views/locations/LocationCards'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './UnknownLocation.module.css'

interface UnknownLocationProps {
  name: string
  locations: LocationDto[]
}

/** Page for a URL segment that matches no location. */
export function UnknownLocation({ name, locations }: UnknownLocationProps) {
  const t = useTranslations('location')
  const { language } = usePageContext()
  return (
    <>
      <PageHeader
        title={t('generic.title', { name })}
        lead={t('generic.lead')}
        aside={<CroatiaMap label={t('generic.mapLabel')} pins={locations} marked={locations.map(({ slug }) => slug)} />}
        actions={
          <>
            <ButtonLink look="sun" href={addressOf('contact', language, { fragment: 'locations' })}>
              <MapPin aria-hidden />
              {t('generic.findLocation')}
            </ButtonLink>
            <ButtonLink look="outline" href={addressOf('franchise', language)}>
              {t('generic.franchise')}
            </ButtonLink>
          </>
        }
      >
        <div className={styles.text}>
          {t.list('generic.paragraphs').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageHeader>
      <Section title={t('generic.locationsTitle')}>
        <LocationCards locations={locations} />
      </Section>
    </>
  )
}
