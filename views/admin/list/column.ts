import type { ReactNode } from 'react'

export interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** Whether a card begins with it. */
  title?: boolean
  /** Whether a card names it: where the value does not say what it is. */
  captioned?: boolean
  /** By which it is chosen to be shown or not; without it, it always is. */
  name?: string
  /** What the list is sorted by, where it can be sorted by this column. */
  sort?: string
}
