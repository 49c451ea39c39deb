import { useTranslations } from '../../translations'
import type { Data } from '../../pages/admin/dashboard/+data'
import { useNumber } from './use-number'
import styles from './over-time.module.css'

/** What the chart shows, in figures. */
export function PeriodTable({ by, periods }: Pick<Data, 'by' | 'periods'>) {
  const t = useTranslations('dashboard')
  const number = useNumber()
  return (
    <table className={styles.table}>
      <caption>{t('overTime.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`overTime.${by}Of`)}</th>
          <th scope="col">{t('contactMessages')}</th>
          <th scope="col">{t('franchiseInquiries')}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ from, name, contactMessage, franchiseInquiry }) => (
          <tr key={from}>
            <th scope="row">{name}</th>
            <td>{number(contactMessage)}</td>
            <td>{number(franchiseInquiry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
