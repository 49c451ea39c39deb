import { Facts } from '#views/kit/components/Facts'
import { usePageContext, useTranslations } from '#views/page-context'
import { formatVisit } from '../format-visit'
import type { LinkData } from './link-data'
import styles from './LinkedVisit.module.css'

/** Visit of a link: when, what, with whom and where. */
export function LinkedVisit({ start, service, therapist, location }: NonNullable<LinkData['visit']>) {
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
    </div>
  )
}
