import { PageHeader } from '#views/kit/components/PageHeader'
import { Section } from '#views/kit/components/Section'
import { Requests } from '#views/kit/requests/Requests'
import { lazySection } from '#views/lazy-section'
import { useTranslations } from '#views/page-context'
import { BusinessInfo } from './BusinessInfo'
import { LocationFinder } from './LocationFinder'
import styles from './Page.module.css'

/** Lazy, because visitors use the finder above it first. */
const ContactForm = lazySection(() => import('../../ContactForm'))

export default function Page() {
  const t = useTranslations('contact')
  return (
    <Requests>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Section id="locations" title={t('finder.title')}>
        <LocationFinder />
      </Section>
      <Section id="contact" tone="lavender" className={styles.contact}>
        <div className={styles.columns}>
          <div className={styles.form}>
            <h2>{t('form.title')}</h2>
            <p className={styles.lead}>{t('form.lead')}</p>
            <ContactForm />
          </div>
          <BusinessInfo />
        </div>
      </Section>
    </Requests>
  )
}
