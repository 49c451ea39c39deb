import { ArrowRight, Mail, MapPin, Navigation, Phone, UserRound } from 'lucide-react'
import type { LocationDto } from '#src/locations/location.dto'
import { addressOf } from '#src/shared/addresses'
import { phoneHref } from '#views/formatting'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { directionsTo } from '#views/locations/contact-bar/directions'
import { useAppointment } from '#views/locations/contact-bar/use-appointment'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './LocationCard.module.css'
import { OpenNow } from './opening-hours/OpenNow'
import { SpecialDays } from './SpecialDays'

export function LocationCard({ location }: { location: LocationDto }) {
  const t = useTranslations('contact')
  const shell = useTranslations('layout')
  const { language, reaches } = usePageContext()
  const { slug, name, address, postalCode, city, phone, email, practitioner } = location
  const isBookable = reaches.some((reach) => reach.slug === slug && reach.isBookable)
  const appointment = useAppointment([isBookable ? 'booking' : 'appointment', { location: slug }])
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>{name}</h3>
      <div>
        <OpenNow opening={location} />
        <SpecialDays of={location} />
      </div>
      <ul className={styles.list}>
        <li className={styles.row}>
          <MapPin aria-hidden />
          <address>
            {address}, {postalCode}&nbsp;{city}
          </address>
        </li>
        <li className={styles.row}>
          <Phone aria-hidden />
          <a href={phoneHref(phone)}>
            <span className="visually-hidden">{t('finder.callTo', { name })}: </span>
            {phone}
          </a>
        </li>
        <li className={styles.row}>
          <Mail aria-hidden />
          <a href={`mailto:${email}`}>
            <span className="visually-hidden">{t('finder.email')}: </span>
            {email}
          </a>
        </li>
        <li className={styles.row}>
          <UserRound aria-hidden />
          <span className={styles.therapists}>{practitioner.replaceAll('; ', '\n')}</span>
        </li>
      </ul>
      <p className={styles.actions}>
        <ButtonLink small href={appointment.href}>
          {appointment.label}
          <span className="visually-hidden"> {t('finder.appointmentAt', { name })}</span>
        </ButtonLink>
        <ButtonLink look="outline" small href={directionsTo(location)} target="_blank" rel="noopener">
          <Navigation aria-hidden />
          {t('finder.getDirections')}
          <span className="visually-hidden">
            {' '}
            {t('finder.directionsTo', { name })} ({shell('newTab')})
          </span>
        </ButtonLink>
        <a className={styles.details} href={addressOf('location', language, { segment: slug })}>
          {t('finder.details')}
          <span className="visually-hidden"> {name}</span>
          <ArrowRight aria-hidden />
        </a>
      </p>
    </article>
  )
}
