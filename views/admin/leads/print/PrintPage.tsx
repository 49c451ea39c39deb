import { useTranslations } from '#views/translations'
import { LIST_TITLE_ID } from '../../list/focus-list'
import { ListPage } from '../../list/ListPage'
import { Time } from '../../Time'
import type { LeadKind } from '../lead-kinds'
import { isFiltered, type LeadList, type LeadRow } from '../list/lead-list'
import { useStatusName } from '../use-status-name'
import { AppliedFilter } from './AppliedFilter'
import { PlainTable } from './PlainTable'
import { PrintActions } from './PrintActions'
import { useSentColumns } from './use-sent-columns'

interface PrintPageProps<Row extends LeadRow> {
  kind: LeadKind
  title: string
  list: LeadList<Row & { merged: Row[] }>
}

/**
 * Leads as a plain table for print and for browsers without scripts; applies the list's filter. Merged leads follow their lead in rows of
 * their own.
 */
export function PrintPage<Row extends LeadRow>({ kind, title, list }: PrintPageProps<Row>) {
  const t = useTranslations('leads')
  const statusName = useStatusName(kind)
  const columns = useSentColumns<Row>(kind)
  const label = (column: 'received' | 'status' | 'language') => t(`${kind.plural}.columns.${column}`)
  const merged = new Set(list.items.flatMap((item) => item.merged.map(({ id }) => id)))
  return (
    <ListPage
      title={title}
      empty={t(isFiltered(list.query) ? 'filter.nothing' : `${kind.plural}.empty`)}
      list={list}
      actions={<PrintActions fullList={kind.list} />}
      filter={<AppliedFilter kind={kind} list={list} />}
    >
      <PlainTable<Row>
        labelledBy={LIST_TITLE_ID}
        rows={list.items.flatMap((item) => [item, ...item.merged])}
        columns={[
          { label: label('received'), cell: ({ receivedAt }) => <Time moment={receivedAt} as="date" /> },
          {
            label: label('status'),
            cell: ({ id, status }) => (merged.has(id) ? t('simple.merged') : statusName(status)),
          },
          ...columns,
          { label: label('language'), cell: ({ language }) => t(`languages.${language}`) },
        ]}
      />
    </ListPage>
  )
}
