import { PageHeader } from '#views/kit/components/PageHeader'
import { SampleNote } from '#views/kit/components/SampleNote'
import { Section } from '#views/kit/components/Section'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { CompanyCard } from './CompanyCard'
import styles from './Page.module.css'

export default function Page() {
  const t = useTranslations('impresum')
  const { companies } = useData<Data>()
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Section title={t('companiesTitle')}>
        <SampleNote of="companies" />
        <ul className={styles.companies}>
          {companies.map((company) => (
            <CompanyCard key={company.company} company={company} />
          ))}
        </ul>
      </Section>
      <Section tone="lavender">
        <div className={styles.texts}>
          <div>
            <h2 className={styles.title}>{t('contentTitle')}</h2>
            {t.list('content').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div>
            <h2 className={styles.title}>{t('complaintsTitle')}</h2>
            <p>{t('complaints')}</p>
          </div>
        </div>
      </Section>
    </>
  )
}
