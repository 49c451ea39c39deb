import { needsAnswer } from '#src/shared/leads/lead-statuses'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './FirstAnswers.module.css'

type Figures = Data['leads'][number]

/** Median time to first response, compared with the previous period. */
export function FirstAnswers() {
  const t = useTranslations('dashboard')
  // Bookings need no answer.
  const leads = useData<Data>().leads.filter(({ kind }) => needsAnswer(leadKinds[kind]))
  return (
    <section className={styles.section} aria-labelledby="first-answers">
      <h2 id="first-answers" className={styles.title}>
        {t('firstAnswers.title')}
      </h2>
      <p className={styles.note}>{t('firstAnswers.note')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('firstAnswers.kind')}</th>
            <th scope="col">{t('firstAnswers.last30Days')}</th>
            <th scope="col">{t('firstAnswers.before')}</th>
            <th scope="col">{t('firstAnswers.change')}</th>
          </tr>
        </thead>
        <tbody>
          {leads.map(({ kind, firstAnswers, firstAnswersBefore, change }) => (
            <tr key={kind}>
              <th scope="row">{t(leadKinds[kind].plural)}</th>
              <td data-label={t('firstAnswers.last30Days')}>
                <Answers {...firstAnswers} />
              </td>
              <td data-label={t('firstAnswers.before')}>
                <Answers {...firstAnswersBefore} />
              </td>
              <td data-label={t('firstAnswers.change')} data-change={change?.direction}>
                {change ? t(`firstAnswers.${change.direction}`, { percent: change.percent }) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Answers({ median, answered }: Figures['firstAnswers']) {
  const t = useTranslations('dashboard')
  if (median === null) return <span className={styles.none}>{t('firstAnswers.none')}</span>
  return (
    <>
      <strong>{median}</strong> <span className={styles.answered}>{t.plural('firstAnswers.answered', answered)}</span>
    </>
  )
}
