import type { ReactNode } from 'react'

export interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** True if it is the title of a card. */
  title?: boolean
  /** True if a card shows its label, for values that are not self-explanatory. */
  captioned?: boolean
  /** Key for hiding the column; a column without it is always shown. */
  name?: string
  /** True for longer texts, which need most of a printout's width. */
  isLong?: boolean
  /** Sort key, if the list can be sorted by this column. */
  sort?: string
}
