import { useTranslations } from '#views/page-context'
import type { CalendarData } from './calendar-data'
import styles from './Waitlist.module.css'

/** Waiting lists of the shown days. */
export function Waitlist({ calendar }: { calendar: CalendarData }) {
  const t = useTranslations('calendar')
  const { days, waiting, unconfirmed } = calendar
  if (waiting.length + unconfirmed === 0) return null
  return (
    <section className={styles.waitlist} aria-labelledby="waitlist">
      <h2 id="waitlist" className={styles.title}>
        {t.plural('waitlist.title', waiting.length)}
      </h2>
      <p className={styles.lead}>{t('waitlist.lead')}</p>
      {days.map(({ date, full }) => {
        const people = waiting.filter((person) => person.date === date)
        return (
          people.length > 0 && (
            <div key={date}>
              {days.length > 1 && <h3 className={styles.day}>{full}</h3>}
              <ol className={styles.people}>
                {people.map(({ id, name, service, since, state }) => (
                  <li key={id}>
                    <strong>{name}</strong>
                    <span>{t('waitlist.entry', { service, since })}</span>
                    <span data-state={state}>{t(`waitlist.states.${state}`)}</span>
                  </li>
                ))}
              </ol>
            </div>
          )
        )
      })}
      {unconfirmed > 0 && <p className={styles.lead}>{t.plural('waitlist.unconfirmed', unconfirmed)}</p>}
    </section>
  )
}
