import type { LeadCountsDto } from '../../../../src/admin/dashboard/dashboard.dto'
import { usePageContext } from '../../../page-context'
import { useTranslations } from '../../../translations'
import styles from './dashboard.module.css'

interface CountsProps extends LeadCountsDto {
  title: string
  /** Address of the list that is counted. */
  list: string
}

export function Counts({ title, list, total, today, last7Days }: CountsProps) {
  const t = useTranslations('admin')
  const { language } = usePageContext()
  const count = (number: number) => new Intl.NumberFormat(language).format(number)
  return (
    <section className={styles.count}>
      <h2 className={styles.countTitle}>{title}</h2>
      <dl className={styles.numbers}>
        <div className={styles.today}>
          <dt>{t('dashboard.today')}</dt>
          <dd>{count(today)}</dd>
        </div>
        <div>
          <dt>{t('dashboard.last7Days')}</dt>
          <dd>{count(last7Days)}</dd>
        </div>
        <div>
          <dt>{t('dashboard.total')}</dt>
          <dd>{count(total)}</dd>
        </div>
      </dl>
      <a className={styles.all} href={list}>
        {t('dashboard.showAll')}
        <span className="visually-hidden">: {title}</span>
      </a>
    </section>
  )
}
