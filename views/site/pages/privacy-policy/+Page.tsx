import { addressOf } from '#src/shared/addresses'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { LegalPage } from '../../legal/LegalPage'
import type { Data } from './+data'
import styles from './Page.module.css'

export default function Page() {
  const t = useTranslations('privacy-policy')
  const { language } = usePageContext()
  const ownData = (
    <p>
      {t('ownData.text')} <a href={addressOf('ownData', language)}>{t('ownData.link')}</a>
    </p>
  )
  const { details, invitesReviews } = useData<Data>()
  const summary = (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{t('summary.title')}</h2>
      <dl>
        {t.list('summary.rows', details).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
  return (
    <LegalPage
      texts={t}
      details={details}
      summary={summary}
      points={invitesReviews ? { retention: [t('reviews.retention')] } : {}}
      below={{ rights: ownData, appointment: invitesReviews && <p>{t('reviews.text')}</p> }}
    />
  )
}
