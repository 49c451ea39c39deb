import { CALENDAR } from '#views/bookings/admin/calendar/calendar-address'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './FirstAnswers.module.css'

/** Utilisation and no-show rate of each location, compared with the previous period. */
export function VisitFigures() {
  const t = useTranslations('dashboard')
  const { by, visits } = useData<Data>()
  if (visits.locations.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="visits">
      <h2 id="visits" className={styles.title}>
        {t(`visits.title.${by}`)}
      </h2>
      <p className={styles.note}>{t('visits.note')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('visits.location')}</th>
            <th scope="col">{t('visits.utilisation')}</th>
            <th scope="col">{t('visits.before')}</th>
            <th scope="col">{t('visits.noShows')}</th>
            <th scope="col">{t('visits.before')}</th>
          </tr>
        </thead>
        <tbody>
          {visits.locations.map(({ location, name, recent, before }) => (
            <tr key={location}>
              <th scope="row">{name}</th>
              <td data-label={t('visits.utilisation')}>
                <a href={`${CALENDAR}?span=week&date=${visits.to}&location=${location}`}>{recent.utilisation}</a>{' '}
                <span className={styles.answered}>{recent.hours}</span>
              </td>
              <td data-label={t('visits.before')}>{before.utilisation}</td>
              <td data-label={t('visits.noShows')}>
                {recent.noShows > 0 ? (
                  <a href={`/admin/bookings?status=noShow&location=${location}`}>{recent.noShowRate}</a>
                ) : (
                  recent.noShowRate
                )}{' '}
                <span className={styles.answered}>
                  {t('visits.of', { noShows: recent.noShows, visits: recent.visits })}
                </span>
              </td>
              <td data-label={t('visits.before')}>{before.noShowRate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
