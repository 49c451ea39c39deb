import { addressOf } from '#src/shared/addresses'
import OwnDataForm from '../../privacy/OwnDataForm'
import { PageHeader } from '../../components/ui/PageHeader'
import { Section } from '../../components/ui/Section'
import { usePageContext, useTranslations } from '../../page-context'
import styles from './Page.module.css'

/** Page to request a copy of one's own personal data. */
export default function Page() {
  const t = useTranslations('own-data')
  const { language } = usePageContext()
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Section>
        <div className={styles.columns}>
          <OwnDataForm />
          <div className={styles.text}>
            {t.list('paragraphs').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <a href={addressOf('contact', language)}>{t('contact')}</a>
            </p>
          </div>
        </div>
      </Section>
    </>
  )
}
