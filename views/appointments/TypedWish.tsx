import { partsOfDay } from '#src/shared/appointments/part-of-day'
import { Field } from '#views/kit/forms/Field'
import { Select } from '#views/kit/forms/Select'
import { useTranslations } from '#views/page-context'
import styles from './AppointmentForm.module.css'

/** Preferred slot as plain fields; only the first is required. */
export function TypedWish({ place }: { place: number }) {
  const t = useTranslations('appointment')
  const name = `wishes.${place}`
  return (
    <fieldset className={styles.group}>
      <legend className={styles.wish}>{t('form.wish', { place: place + 1 })}</legend>
      <div className={styles.pair}>
        <Field name={`${name}.date`} label={t('form.date')} required={place === 0} />
        <Select
          name={`${name}.partOfDay`}
          label={t('form.partOfDay')}
          placeholder={t('form.partOfDayPlaceholder')}
          required={place === 0}
          options={partsOfDay.map((value) => ({ value, label: t(`form.partsOfDay.${value}`) }))}
        />
      </div>
    </fieldset>
  )
}
