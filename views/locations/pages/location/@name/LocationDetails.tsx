import { CalendarCheck, MessageSquare, Navigation } from 'lucide-react'
import { useEffect } from 'react'
import { rememberLocation } from '#client/found-location'
import type { LocationDto } from '#src/locations/location.dto'
import type { TherapistDto } from '#src/locations/therapists/therapist.dto'
import { addressOf } from '#src/shared/addresses'
import type { FromPrices } from '#views/content/services/from-prices'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import { PageHeader } from '#views/kit/components/PageHeader'
import { PagePicture } from '#views/kit/components/PagePicture'
import { SampleNote } from '#views/kit/components/SampleNote'
import { Section } from '#views/kit/components/Section'
import { directionsTo } from '#views/locations/contact-bar/directions'
import { useAppointment } from '#views/locations/contact-bar/use-appointment'
import { ContactDetails } from '#views/locations/ContactDetails'
import { CroatiaMap } from '#views/locations/CroatiaMap'
import { OpenNow } from '#views/locations/opening-hours/OpenNow'
import { SpecialDays } from '#views/locations/SpecialDays'
import { WeekHours } from '#views/locations/WeekHours'
import { usePageContext, useTranslations } from '#views/page-context'
import { Gallery } from './Gallery'
import styles from './LocationDetails.module.css'
import { LocationServices } from './LocationServices'
import { OtherLocations } from './OtherLocations'
import { Therapists } from './Therapists'

interface LocationDetailsProps {
  location: LocationDto
  /** First sentence of its description, and the others. */
  lead?: string
  directions: string
  others: LocationDto[]
  fromPrices: FromPrices
  /** Therapists at the location. */
  therapists: TherapistDto[]
}

export function LocationDetails({ location, lead, directions, others, fromPrices, therapists }: LocationDetailsProps) {
  const t = useTranslations('location')
  const shell = useTranslations('layout')
  const { language } = usePageContext()
  const { slug, name, pictures } = location
  const appointment = useAppointment()
  useEffect(() => rememberLocation(slug), [slug])
  return (
    <>
      <PageHeader
        title={t('title', { name })}
        lead={lead}
        aside={<CroatiaMap label={t('map.label', { name })} pins={[location, ...others]} marked={[location.slug]} />}
        actions={
          <>
            <ButtonLink look="sun" href={appointment.href}>
              <CalendarCheck aria-hidden />
              {appointment.label}
            </ButtonLink>
            <ButtonLink look="outline" href={directionsTo(location)} target="_blank" rel="noopener">
              <Navigation aria-hidden />
              {t('getDirections')}
              <span className="visually-hidden">({shell('newTab')})</span>
            </ButtonLink>
            <ButtonLink
              look="outline"
              href={addressOf('contact', language, { query: { location: slug }, fragment: 'contact' })}
            >
              <MessageSquare aria-hidden />
              {t('write')}
            </ButtonLink>
          </>
        }
      >
        <div className={styles.status}>
          <OpenNow opening={location} />
        </div>
      </PageHeader>
      <Section>
        <SampleNote of="centre" />
        <div className={styles.columns}>
          <div>
            <h2 className={styles.title}>{t('contactTitle')}</h2>
            <ContactDetails of={location} />
            {directions && (
              <>
                <h2 className={styles.title}>{t('map.title')}</h2>
                <p>{directions}</p>
              </>
            )}
          </div>
          <div>
            <h2 className={styles.title}>{t('hoursTitle')}</h2>
            <WeekHours opening={location} />
            <SpecialDays of={location} />
            <p className={styles.note}>{t('hours.note')}</p>
            {pictures.length === 0 && (
              <PagePicture
                className={styles.room}
                of={{ place: 'locationRoom', name: 'room' }}
                alt={t('roomImageAlt')}
                sizes="(min-width: 64rem) 36rem, 92vw"
              />
            )}
          </div>
        </div>
      </Section>
      {pictures.length > 0 && (
        <Section className="screen-only" title={t('galleryTitle')}>
          <Gallery pictures={pictures} />
        </Section>
      )}
      {therapists.length > 0 && (
        <Section tone="lavender" className="screen-only" title={t('therapists.title')}>
          <Therapists therapists={therapists} />
        </Section>
      )}
      <Section className="screen-only" title={t('servicesTitle')}>
        <LocationServices fromPrices={fromPrices} />
        <p className={styles.note}>{t('priceNote')}</p>
        <Disclaimer text={t('disclaimer')} />
      </Section>
      <Section tone="lavender" className="screen-only" title={t('otherTitle')}>
        <OtherLocations locations={others} />
        <p className={styles.back}>
          <ButtonLink look="outline" href={addressOf('contact', language, { fragment: 'locations' })}>
            {t('backToFinder')}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}
