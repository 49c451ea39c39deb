import NewsletterForm from '../../newsletter/NewsletterForm'
import { Section } from '../../components/ui/Section'
import { useTranslations } from '../../page-context'
import styles from './Newsletter.module.css'

export default function Newsletter() {
  const t = useTranslations('newsletter')
  return (
    <Section id="newsletter" className={styles.section}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <div>
          <NewsletterForm />
        </div>
      </div>
    </Section>
  )
}
