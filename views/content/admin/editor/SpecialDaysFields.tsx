import { TimeField } from '#views/kit/admin/form/TimeField'
import { useTranslations } from '#views/page-context'
import styles from './editor.module.css'
import { OpeningTimes } from './OpeningTimes'
import { Rows } from './Rows'

/** Fields for dates with special opening hours. */
export function SpecialDaysFields({ name }: { name: string }) {
  const t = useTranslations('content')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('fields.specialDays')}</legend>
      <p className={styles.hint}>{t('fields.specialDaysHint')}</p>
      <Rows
        name={name}
        addLabel={t('hours.addDay')}
        removeLabel={(number) => t('hours.removeDay', { number })}
        row={(row, number) => (
          <div role="group" aria-label={t('hours.day', { number })} className={styles.special}>
            <TimeField name={`${row}.date`} label={t('fields.date')} />
            <OpeningTimes name={`${row}.hours`} day={t('hours.day', { number })} />
          </div>
        )}
      />
    </fieldset>
  )
}
