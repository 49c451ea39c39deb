import { useCurrentPage } from '#views/current-page'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { LanguageSwitcher } from '#views/kit/layout/LanguageSwitcher'
import { PhoneLink } from '#views/locations/contact-bar/PhoneLink'
import { useAppointmentAddress } from '#views/locations/contact-bar/use-appointment-address'
import { useTranslations } from '#views/page-context'
import styles from './HeaderActions.module.css'

/** Call, appointment and language, in the header at every width. */
export function HeaderActions() {
  const t = useTranslations('layout')
  const onForm = useCurrentPage() === 'appointment'
  return (
    <div className={styles.actions}>
      <PhoneLink className={styles.phone} />
      <ButtonLink
        look="sun"
        small
        className={styles.appointment}
        href={useAppointmentAddress()}
        aria-current={onForm ? 'page' : undefined}
      >
        <span className={styles.short}>{t('appointment.short')}</span>
        <span className={styles.long}>{t('appointment.request')}</span>
      </ButtonLink>
      <LanguageSwitcher />
    </div>
  )
}
