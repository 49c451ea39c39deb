import { useState } from 'react'
import { writeCookie } from '#client/cookies'
import { HIDDEN_COLUMNS_COOKIE, writeHiddenColumns } from '#src/shared/admin/hidden-columns'
import { usePageContext } from '#views/page-context'
import type { Column } from '../column'

/** Returns the visible columns of a list; stored in a cookie, so that the server renders them as well. */
export function useColumns<Row>(list: string, columns: Column<Row>[]) {
  const [hidden, setHidden] = useState(usePageContext().hiddenColumns ?? [])
  const key = ({ name }: Column<Row>) => `${list}.${name}`
  const isShown = (column: Column<Row>) => !hidden.includes(key(column))
  return {
    shown: columns.filter(isShown),
    choices: columns
      .filter(({ name }) => name)
      .map((column) => ({
        label: column.label,
        shown: isShown(column),
        toggle: () => {
          const now = isShown(column) ? [...hidden, key(column)] : hidden.filter((name) => name !== key(column))
          setHidden(now)
          writeCookie(HIDDEN_COLUMNS_COOKIE, writeHiddenColumns(now), { path: '/admin' })
        },
      })),
  }
}
