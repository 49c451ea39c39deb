import { formatVisit } from '#views/bookings/format-visit'
import { Facts } from '#views/kit/components/Facts'
import { Notice } from '#views/kit/forms/Notice'
import { usePageContext, useTranslations } from '#views/page-context'
import type { LinkData } from './link-data'
import styles from './LinkedVisit.module.css'

/** Visit of a link: when, what, with whom and where. */
export function LinkedVisit({ start, service, therapist, location, isUncovered }: NonNullable<LinkData['visit']>) {
  const t = useTranslations('booking-link')
  const { language } = usePageContext()
  return (
    <div className={styles.visit}>
      <Facts
        facts={[
          { label: t('visit.starts'), value: formatVisit({ start }, language) },
          { label: t('visit.service'), value: service },
          { label: t('visit.therapist'), value: therapist },
          ...(location ? [{ label: t('visit.location'), value: location }] : []),
        ]}
      />
      {isUncovered && (
        <Notice className={styles.notice}>
          <p>{t('visit.uncovered')}</p>
        </Notice>
      )}
    </div>
  )
}
