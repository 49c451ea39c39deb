import type { Column } from '#views/kit/admin/list/column'
import { useTranslations } from '#views/page-context'
import { type CellContext, leadColumns } from '../lead-columns'
import type { LeadKind } from '../lead-kinds'
import { Lines } from '../Lines'
import type { LeadList, LeadRow } from '../list/lead-list'
import { textOf } from '../text-of'
import { useFieldLabel, useHeading } from '../use-field-label'
import { useStatusName } from '../use-status-name'

/** Returns the columns of a printout: those of the list that are printed, and a column for each field of the form. */
export function usePrintedColumns(kind: LeadKind, { items, colleagues, locations }: LeadList): Column<LeadRow>[] {
  const t = useTranslations('leads')
  const heading = useHeading()
  const fieldLabel = useFieldLabel(kind)
  const statusName = useStatusName(kind)
  const merged = new Set(items.flatMap((item) => item.merged.map(({ id }) => id)))
  const columns = leadColumns.flatMap(([name, { print, last }]) => {
    if (!print) return []
    const cell = (row: LeadRow) => {
      const isMerged = merged.has(row.id)
      const context: CellContext = {
        kind,
        t,
        colleagues,
        locations,
        addressOf: () => '',
        statusName: isMerged ? () => t('simple.merged') : statusName,
      }
      return print(row, context)
    }
    return [{ label: heading(name), cell, isLast: last?.print }]
  })
  const fields = { ...kind.sender, ...kind.answers }
  const sent = Object.entries(fields).map(([name, field]): Column<LeadRow> => {
    const isLong = 'multiline' in field && field.multiline
    return {
      label: fieldLabel(name),
      isLong,
      cell: (row) =>
        isLong ? <span lang={row.language}>{textOf(row, name)}</span> : <Lines text={textOf(row, name)} />,
    }
  })
  return [...columns.filter(({ isLast }) => !isLast), ...sent, ...columns.filter(({ isLast }) => isLast)]
}
