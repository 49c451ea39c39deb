import { useTranslations } from '#views/page-context'
import styles from './CardTable.module.css'
import type { Column } from './column'
import { SelectAll, SelectRow } from './selection/SelectBoxes'
import type { Selection } from './selection/use-selection'
import { sortedAs, SortLink } from './SortLink'

interface CardTableProps<Row> {
  /** Id of the heading that labels the table. */
  labelledBy: string
  columns: Column<Row>[]
  rows: Row[]
  /** Current sort column, if the table can be sorted. */
  sort?: string
  /** Row selection, if rows can be selected. */
  selection?: Selection & { nameOf: (row: Row) => string }
}

/** Table that becomes a list of cards on a phone; ARIA roles preserve the table semantics for screen readers. */
export function CardTable<Row extends { id: string }>(props: CardTableProps<Row>) {
  const { labelledBy, columns, rows, sort, selection } = props
  return (
    <div className={styles.scroller}>
      <table role="table" className={styles.table} aria-labelledby={labelledBy}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {selection && (
              <td role="cell" className={styles.select}>
                <SelectAll selection={selection} />
              </td>
            )}
            {columns.map((column) => (
              <th key={column.label} role="columnheader" scope="col" aria-sort={sortedAs(column.sort, sort)}>
                {column.sort && sort ? (
                  <SortLink label={column.label} sort={column.sort} current={sort} />
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr
              key={row.id}
              id={row.id}
              data-row
              role="row"
              className={styles.row}
              data-selected={selection?.has(row.id) || undefined}
            >
              {selection && (
                <td role="cell" className={styles.select}>
                  <SelectRow id={row.id} name={selection.nameOf(row)} selection={selection} />
                </td>
              )}
              {columns.map(({ label, cell, title, captioned }) => (
                <td key={label} role="cell" className={styles.cell} data-title={title} data-captioned={captioned}>
                  <span className={styles.label} aria-hidden>
                    {label}
                  </span>
                  <div className={styles.value}>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Placeholder for a field that the sender left empty. */
export function NotGiven() {
  const t = useTranslations('admin')
  return <span className={styles.notGiven}>{t('lists.notGiven')}</span>
}
