import { leadKindNames } from '#src/shared/leads/lead-kinds'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { useTranslations } from '#views/page-context'
import type { Data } from '../+data'
import { useNumber } from '../use-number'
import styles from './over-time.module.css'

/** Table with the figures of the chart. */
export function PeriodTable({ by, periods }: Pick<Data, 'by' | 'periods'>) {
  const t = useTranslations('dashboard')
  const number = useNumber()
  return (
    <table className={styles.table}>
      <caption>{t('overTime.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`overTime.${by}Of`)}</th>
          {Object.values(leadKinds).map(({ name, plural }) => (
            <th key={name} scope="col">
              {t(plural)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map(({ from, name, ...counts }) => (
          <tr key={from}>
            <th scope="row">{name}</th>
            {leadKindNames.map((kind) => (
              <td key={kind}>{number(counts[kind])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
