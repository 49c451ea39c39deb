import type { Column } from '../../list/column'
import type { LeadKind } from '../lead-kinds'
import { Lines } from '../Lines'
import { textOf } from '../text-of'
import { useFieldLabel } from '../use-field-label'
import { Excerpt } from './Excerpt'
import type { LeadRow } from './lead-list'

/** Returns the columns specific to a lead kind. */
export function useAnswerColumns<Row extends LeadRow>(kind: LeadKind): Column<Row>[] {
  const label = useFieldLabel(kind)
  return Object.entries(kind.answers).map(([name, { type }]) => ({
    name,
    label: label(name),
    cell: (row) => {
      const text = textOf(row, name)
      return type === 'choice' || type === 'rows' ? <Lines text={text} /> : <Excerpt text={text} lang={row.language} />
    },
  }))
}
