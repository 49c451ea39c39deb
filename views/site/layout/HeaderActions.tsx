import { useCurrentPage } from '#views/current-page'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { LanguageSwitcher } from '#views/kit/layout/LanguageSwitcher'
import { PhoneLink } from '#views/locations/contact-bar/PhoneLink'
import { useAppointment } from '#views/locations/contact-bar/use-appointment'
import { useTranslations } from '#views/page-context'
import styles from './HeaderActions.module.css'

/** Call, appointment and language, in the header at every width. */
export function HeaderActions() {
  const t = useTranslations('layout')
  const appointment = useAppointment()
  const isShown = useCurrentPage() === appointment.page
  return (
    <div className={styles.actions}>
      <PhoneLink className={styles.phone} />
      <ButtonLink
        look="sun"
        small
        className={styles.appointment}
        href={appointment.href}
        aria-current={isShown ? 'page' : undefined}
      >
        <span className={styles.short}>{t('appointment.short')}</span>
        <span className={styles.long}>{appointment.label}</span>
      </ButtonLink>
      <LanguageSwitcher />
    </div>
  )
}
