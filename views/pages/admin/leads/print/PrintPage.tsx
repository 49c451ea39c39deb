import { useTranslations } from '../../../../translations'
import type { Column } from '../../list/column'
import { LIST_TITLE_ID, ListPage } from '../../list/ListPage'
import { Time } from '../../Time'
import type { LeadKind } from '../lead-kinds'
import type { LeadList, LeadRow } from '../list/lead-list'
import { useStatusName } from '../use-status-name'
import { PlainTable } from './PlainTable'
import { PrintActions } from './PrintActions'

interface PrintPageProps<Row extends LeadRow> {
  kind: LeadKind
  title: string
  list: Omit<LeadList<Row>, 'colleagues' | 'centres'>
  /** Beside when it came, its status and its language. */
  columns: Column<Row>[]
}

/** Leads as a plain table, for paper and for browsers without scripts; it follows the list's filter. */
export function PrintPage<Row extends LeadRow>({ kind, title, list, columns }: PrintPageProps<Row>) {
  const t = useTranslations('desk')
  const statusName = useStatusName(kind)
  const label = (column: 'received' | 'status' | 'language') => t(`${kind.texts}.columns.${column}`)
  return (
    <ListPage
      title={title}
      empty={t(`${kind.texts}.empty`)}
      list={list}
      actions={<PrintActions fullList={kind.list} />}
    >
      <PlainTable<Row>
        labelledBy={LIST_TITLE_ID}
        rows={list.items}
        columns={[
          { label: label('received'), cell: ({ receivedAt }) => <Time moment={receivedAt} as="date" /> },
          { label: label('status'), cell: ({ status }) => statusName(status) },
          ...columns,
          { label: label('language'), cell: ({ language }) => t(`languages.${language}`) },
        ]}
      />
    </ListPage>
  )
}
