import { TimeField } from '#views/kit/admin/form/TimeField'
import { useTranslations } from '#views/page-context'
import styles from './editor.module.css'
import { Rows } from './Rows'

/** Fields for the opening intervals of a day. */
export function OpeningTimes({ name, day }: { name: string; day: string }) {
  const t = useTranslations('content')
  return (
    <Rows
      name={name}
      empty={t('hours.closed')}
      addLabel={t('hours.add')}
      removeLabel={(number) => t('hours.remove', { number, day })}
      row={(row) => (
        <div className={styles.times}>
          <TimeField name={`${row}.opens`} label={t('hours.opens')} />
          <span aria-hidden className={styles.until}>
            –
          </span>
          <TimeField name={`${row}.closes`} label={t('hours.closes')} />
        </div>
      )}
    />
  )
}
