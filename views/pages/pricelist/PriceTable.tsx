import { byCategory } from '../../components/by-category'
import { formatPrice } from '../../components/formatting'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import type { Data } from './+data'
import styles from './PriceTable.module.css'

export function PriceTable({ rows }: Data) {
  const t = useTranslations('pricelist')
  const { language } = usePageContext()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.service')}</th>
          <th scope="col" className={styles.number}>
            {t('columns.duration')}
          </th>
          <th scope="col" className={styles.number}>
            {t('columns.price')}
          </th>
        </tr>
      </thead>
      {byCategory(rows).map(({ category, members }) => (
        <tbody key={category}>
          <tr className={styles.category}>
            <th scope="rowgroup" colSpan={3}>
              {category}
            </th>
          </tr>
          {members.map(({ service, price, visits, durationMinutes, note }) => (
            <tr key={service} className={styles.row}>
              <th scope="row">
                {service}
                {note && <span className={styles.note}>{note}</span>}
              </th>
              <td className={`${styles.number} ${styles.duration}`}>
                {durationMinutes !== null &&
                  t(visits > 1 ? 'visitsOfMinutes' : 'minutes', { visits, minutes: durationMinutes })}
              </td>
              <td className={`${styles.number} ${styles.price}`}>
                {price === 0 ? t('free') : formatPrice(price, language)}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
