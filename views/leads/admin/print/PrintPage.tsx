import { LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { ListPage } from '#views/kit/admin/list/ListPage'
import { useTranslations } from '#views/page-context'
import type { LeadKind } from '../lead-kinds'
import { isFiltered, type LeadList } from '../list/lead-list'
import { AppliedFilter } from './AppliedFilter'
import { PlainTable } from './PlainTable'
import { PrintActions } from './PrintActions'
import { usePrintedColumns } from './use-printed-columns'

interface PrintPageProps {
  kind: LeadKind
  list: LeadList
}

/**
 * Leads as a plain table for print and for browsers without scripts; applies the list's filter. Merged leads follow their lead in rows of
 * their own.
 */
export function PrintPage({ kind, list }: PrintPageProps) {
  const t = useTranslations('leads')
  const admin = useTranslations('admin')
  return (
    <ListPage
      title={admin(`print.${kind.plural}`)}
      empty={t(isFiltered(list.query) ? 'filter.nothing' : `${kind.plural}.empty`)}
      list={list}
      actions={<PrintActions fullList={kind.list} />}
      filter={<AppliedFilter kind={kind} list={list} />}
    >
      <PlainTable
        labelledBy={LIST_TITLE_ID}
        rows={list.items.flatMap((item) => [item, ...item.merged])}
        columns={usePrintedColumns(kind, list)}
      />
    </ListPage>
  )
}
