import { addressOf } from '#src/shared/addresses'
import { PageHeader } from '#views/kit/components/PageHeader'
import { Section } from '#views/kit/components/Section'
import { usePageContext, useTranslations } from '#views/page-context'
import OwnDataForm from '../../OwnDataForm'
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
