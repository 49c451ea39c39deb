import { useTranslations } from '#views/page-context'
import styles from './editor.module.css'
import { OpeningTimes } from './OpeningTimes'

/** Fields for the hours of each weekday. */
export function WeekHoursFields({ name, label }: { name: string; label: string }) {
  const weekdays = useTranslations('location').list('weekdays')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.week}>
        {weekdays.map((day, index) => (
          <fieldset key={day} className={styles.day}>
            <legend className={styles.dayName}>{day}</legend>
            <OpeningTimes name={`${name}.${index}`} day={day} />
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
