import { CalendarCheck, MessageCircle, Navigation, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressOf } from '#src/shared/addresses'
import { useCurrentPage } from '#views/current-page'
import { phoneHref } from '#views/formatting'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './ContactBar.module.css'
import { useAppointment } from './use-appointment'
import { useReach } from './use-reach'

/** Appointment, call and directions, of a location or the chain; on a phone, fixed at the bottom of the viewport. */
export function ContactBar() {
  const t = useTranslations('layout')
  const { language, office, appointmentTarget } = usePageContext()
  const location = useReach()
  const [form, query] = appointmentTarget
  const appointment = useAppointment([form, { ...query, ...(location && { location: location.slug }) }])
  const page = useCurrentPage()
  const onForm = page === 'booking' || page === 'appointment'
  const phone = (location ?? office)?.phone
  const name = location?.name ?? ''
  return (
    <nav className={styles.bar} aria-label={t('contactBar.label')}>
      {!onForm && (
        <Action icon={CalendarCheck} href={appointment.href} label={t('appointment.short')}>
          {location && t('contactBar.appointmentAt', { name })}
        </Action>
      )}
      {phone && (
        <Action icon={Phone} href={phoneHref(phone)} label={t('contactBar.call')}>
          {location && t('contactBar.callTo', { name })}
        </Action>
      )}
      {location ? (
        <Action icon={Navigation} href={location.directions} elsewhere label={t('contactBar.directions')}>
          {t('contactBar.directionsTo', { name })} ({t('newTab')})
        </Action>
      ) : (
        <Action
          icon={Navigation}
          href={addressOf('contact', language, { fragment: 'locations' })}
          label={t('contactBar.directions')}
        >
          {t('contactBar.anyLocation')}
        </Action>
      )}
      {location?.messengers.map(({ service, name: label, href, tab }) => (
        <Action key={service} icon={MessageCircle} href={href} elsewhere={tab} label={label}>
          {t('contactBar.messageTo', { name })} ({t(`opens.${service}`)})
        </Action>
      ))}
    </nav>
  )
}

interface ActionProps {
  icon: typeof Phone
  href: string
  elsewhere?: boolean
  label: string
  /** Visually hidden addition to the label. */
  children?: ReactNode
}

function Action({ icon: Icon, href, elsewhere, label, children }: ActionProps) {
  return (
    <a href={href} {...(elsewhere && { target: '_blank', rel: 'noopener' })}>
      <Icon aria-hidden />
      {label} {children && <span className="visually-hidden">{children}</span>}
    </a>
  )
}
