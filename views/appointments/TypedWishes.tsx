import { MOST_WISHES } from '#src/shared/appointments/wish'
import { useFormState } from '#views/kit/forms/form-context'
import { useTranslations } from '#views/page-context'
import styles from './AppointmentForm.module.css'
import { TypedWish } from './TypedWish'

/** Preferred slots as plain fields: the first, and the others to be opened. */
export function TypedWishes() {
  const t = useTranslations('appointment')
  const { values } = useFormState()
  const later = Array.from({ length: MOST_WISHES - 1 }, (_, at) => at + 1)
  return (
    <>
      <TypedWish place={0} />
      <details className={styles.later} open={later.some((place) => values[`wishes.${place}.date`])}>
        <summary>{t('form.moreWishes')}</summary>
        <div className={styles.group}>
          {later.map((place) => (
            <TypedWish key={place} place={place} />
          ))}
        </div>
      </details>
    </>
  )
}
