import { SampleNote } from '#views/kit/components/SampleNote'
import { SocialLinks } from '#views/kit/components/SocialLinks'
import { ContactDetails } from '#views/locations/ContactDetails'
import { WeekHours } from '#views/locations/WeekHours'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './BusinessInfo.module.css'

export function BusinessInfo() {
  const t = useTranslations('contact')
  const { business, holidays } = useData<Data>()
  return (
    <aside className={styles.card} aria-labelledby="business-info">
      <h2 id="business-info" className={styles.title}>
        {t('info.title')}
      </h2>
      <SampleNote of="business" />
      <ContactDetails of={business} />
      <h3 className={styles.subtitle}>{t('info.hours')}</h3>
      <WeekHours opening={{ hours: business.hours, specialDays: [], holidays }} />
      <h3 className={styles.subtitle}>{t('info.social')}</h3>
      <SocialLinks />
    </aside>
  )
}
