import { useData, useTranslations } from '#views/page-context'
import type { Data } from '../+data'
import { ColumnChart } from './ColumnChart'
import { Legend } from './Legend'
import styles from './over-time.module.css'
import { PeriodChoice } from './PeriodChoice'
import { PeriodTable } from './PeriodTable'

/** Number of leads by week or month: a chart on screens, a table for screen readers and print. */
export function LeadsOverTime() {
  const t = useTranslations('dashboard')
  const { by, periods } = useData<Data>()
  return (
    <section className={styles.section} aria-labelledby="over-time">
      <div className={styles.head}>
        <h2 id="over-time" className={styles.title}>
          {t('overTime.title')}
        </h2>
        <PeriodChoice names="overTime" />
      </div>
      <div className={styles.figure}>
        <Legend />
        <ColumnChart columns={periods} />
        <div className={styles.unseen}>
          <PeriodTable by={by} periods={periods} />
        </div>
        <p className={styles.note}>{t('overTime.note')}</p>
      </div>
    </section>
  )
}
