import { useTranslations } from '../../../translations'
import styles from './CardTable.module.css'
import type { Column } from './column'

interface CardTableProps<Row> {
  /** Id of the heading that names it. */
  labelledBy: string
  columns: Column<Row>[]
  rows: Row[]
}

/** A table that becomes cards on a phone; the roles keep it a table to those who hear it. */
export function CardTable<Row extends { id: string }>({ labelledBy, columns, rows }: CardTableProps<Row>) {
  return (
    <table role="table" className={styles.table} aria-labelledby={labelledBy}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ label }) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <tr key={row.id} id={row.id} role="row" className={styles.row}>
            {columns.map(({ label, cell }) => (
              <td key={label} role="cell" className={styles.cell}>
                <span className={styles.label} aria-hidden>
                  {label}
                </span>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where the sender left a field empty. */
export function NotGiven() {
  const t = useTranslations('admin')
  return <span className={styles.notGiven}>{t('lists.notGiven')}</span>
}
