import { PageHeader } from '../../components/ui/PageHeader'
import { Requests } from '../../requests/Requests'
import { Section } from '../../components/ui/Section'
import { lazySection } from '../../lazy-section'
import { useTranslations } from '../../page-context'
import styles from './Page.module.css'
import { BusinessInfo } from './BusinessInfo'
import { LocationFinder } from './LocationFinder'

/** Lazy, because visitors use the finder above it first. */
const ContactForm = lazySection(() => import('../../contact/ContactForm'))

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
