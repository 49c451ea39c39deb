import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import { useData } from '../../page-context'
import type { Data } from '../../pages/admin/dashboard/+data'
import { ColumnChart } from './ColumnChart'
import { Legend } from './Legend'
import styles from './over-time.module.css'
import { PeriodTable } from './PeriodTable'

const choices = ['week', 'month'] as const

/** Number of leads by week or month: a chart on screens, a table for screen readers and print. */
export function LeadsOverTime() {
  const t = useTranslations('dashboard')
  const { urlPathname } = usePageContext()
  const { by, periods } = useData<Data>()
  return (
    <section className={styles.section} aria-labelledby="over-time">
      <div className={styles.head}>
        <h2 id="over-time" className={styles.title}>
          {t('overTime.title')}
        </h2>
        <nav className={styles.choices} aria-label={t('overTime.by')}>
          {choices.map((choice) => (
            <a key={choice} href={`${urlPathname}?by=${choice}#over-time`} aria-current={choice === by || undefined}>
              {t(`overTime.${choice}`)}
            </a>
          ))}
        </nav>
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
