import type { Column } from '../../list/column'
import type { LeadKind } from '../lead-kinds'
import type { LeadRow } from '../list/lead-list'
import { Lines } from '../Lines'
import { textOf } from '../text-of'
import { useFieldLabel } from '../use-field-label'

/** Returns a column for each field of the form. */
export function useSentColumns<Row extends LeadRow>(kind: LeadKind): Column<Row>[] {
  const label = useFieldLabel(kind)
  const fields = { ...kind.sender, ...kind.answers }
  // A separate last name comes first, since the list is sorted by it.
  const names = new Set([...Object.keys(fields).filter((name) => name === 'lastName'), ...Object.keys(fields)])
  return [...names].map((name) => {
    const field = fields[name]!
    const isLong = 'multiline' in field && field.multiline
    return {
      label: label(name),
      cell: (row) =>
        isLong ? <span lang={row.language}>{textOf(row, name)}</span> : <Lines text={textOf(row, name)} />,
    }
  })
}
