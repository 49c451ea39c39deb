import { Field } from '#views/components/form/Field'
import { useTranslations } from '#views/translations'
import styles from './editor.module.css'
import { Rows } from './Rows'

const MOST = 4

/** When it is open on a day: from, to, and again. */
export function OpeningTimes({ name, day }: { name: string; day: string }) {
  const t = useTranslations('content')
  return (
    <Rows
      name={name}
      most={MOST}
      empty={t('hours.closed')}
      addLabel={t('hours.add')}
      removeLabel={(number) => t('hours.remove', { number, day })}
      row={(row) => (
        <div className={styles.times}>
          <Field name={`${row}.opens`} type="time" label={t('hours.opens')} required />
          <span aria-hidden className={styles.until}>
            –
          </span>
          <Field name={`${row}.closes`} type="time" label={t('hours.closes')} required />
        </div>
      )}
    />
  )
}
