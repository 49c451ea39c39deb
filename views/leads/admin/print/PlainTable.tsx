import type { Column } from '#views/kit/admin/list/column'
import styles from './PlainTable.module.css'

interface PlainTableProps<Row> {
  labelledBy: string
  columns: Column<Row>[]
  rows: Row[]
}

/** Table with all columns for print; scrolls sideways on narrow screens. */
export function PlainTable<Row extends { id: string }>({ labelledBy, columns, rows }: PlainTableProps<Row>) {
  return (
    <div className={styles.scroller} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ label, cell, isLong }) => (
                <td key={label} data-long={isLong || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
