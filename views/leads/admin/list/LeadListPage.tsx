import { useState } from 'react'
import { type LeadView, leadViews, statusesIn } from '#src/shared/leads/lead-statuses'
import { CardTable } from '#views/kit/admin/list/CardTable'
import { ColumnChoice } from '#views/kit/admin/list/columns/ColumnChoice'
import { useColumns } from '#views/kit/admin/list/columns/use-columns'
import { ListSummary } from '#views/kit/admin/list/filter/ListSummary'
import { NothingFound } from '#views/kit/admin/list/filter/NothingFound'
import { type ViewName, ViewTabs } from '#views/kit/admin/list/filter/ViewTabs'
import { LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { ListOutcome } from '#views/kit/admin/list/ListOutcome'
import { ListPage } from '#views/kit/admin/list/ListPage'
import { ListShortcuts } from '#views/kit/admin/list/ListShortcuts'
import { ListTools } from '#views/kit/admin/list/ListTools'
import { SelectionBar } from '#views/kit/admin/list/selection/SelectionBar'
import { useSelection } from '#views/kit/admin/list/selection/use-selection'
import { Requests } from '#views/kit/requests/Requests'
import { usePageContext, useTranslations } from '#views/page-context'
import { firstStatus, type LeadKind } from '../lead-kinds'
import { nameOfLead } from '../name-of-lead'
import { useRowShortcuts } from '../use-row-shortcuts'
import { filterValues, isFiltered, type LeadList, type LeadRow } from './lead-list'
import { LeadActions } from './LeadActions'
import { LeadFilter } from './LeadFilter'
import { MatchingOffer } from './MatchingOffer'
import { useLeadActions } from './use-lead-actions'
import { useLeadColumns } from './use-lead-columns'

interface LeadListPageProps {
  kind: LeadKind
  list: LeadList
}

/** List page of one lead kind with search, filters, sorting and bulk actions. */
export function LeadListPage(props: LeadListPageProps) {
  return (
    <Requests>
      <List {...props} />
    </Requests>
  )
}

function List({ kind, list }: LeadListPageProps) {
  const t = useTranslations('leads')
  const { user } = usePageContext()
  const selection = useSelection(list.items.map(({ id }) => id))
  const nameOf = (row: LeadRow) => nameOfLead(kind, row)
  const { outcome, dismiss, refuse, busy, change, changeMatching, erase } = useLeadActions(kind, (id) => {
    const row = list.items.find((item) => item.id === id)
    return row && nameOf(row)
  })
  const restore = ({ id }: LeadRow) => void change([id], { status: firstStatus(kind) })
  const { shown, choices } = useColumns(kind.plural, useLeadColumns(kind, list, restore))
  const ofRow = useRowShortcuts({
    rows: list.items.map(({ id, status }) => ({ id, status, kind })),
    kinds: [kind],
    colleagues: list.colleagues,
    change: ({ id }, wanted) => change([id], wanted, { keepsFocus: true }),
  })
  const values = filterValues(list.query)
  const [isMatching, setMatching] = useState(false)
  const { total } = list
  const isOffered = selection.all && total > list.items.length
  // Another selection or filter begins with the selected leads.
  if (isMatching && !isOffered) setMatching(false)
  const statuses = list.query.status ?? statusesIn(list.query.view, kind)
  const matching = isOffered && isMatching ? { count: total, statuses } : undefined
  const filtered = Object.values(values).some(Boolean)
  const { view, status } = list.query
  // Staff bound to a centre see inquiries only once they are routed to it.
  const isOfCentre = kind.name === 'franchiseInquiry' && Boolean(user?.locations)
  const emptyText = isOfCentre ? 'franchiseInquiries.emptyOfCentre' : (`${kind.plural}.empty` as const)
  const withoutContradiction = (other: ViewName) => {
    const possible = statusesIn(other as LeadView, kind)
    return { status: status?.filter((one) => possible.includes(one)).join(',') }
  }
  return (
    <ListPage
      title={t(`${kind.plural}.title`)}
      empty={t(isFiltered(list.query) ? 'filter.nothing' : emptyText)}
      emptyActions={filtered && <NothingFound fields={Object.keys(values)} views={leadViews} current={view} />}
      list={list}
      actions={<ListTools print={kind.print} api={kind.api} calendar={kind.calendarFile} query={list.query} />}
      filter={
        <>
          <ViewTabs views={leadViews} current={view} without={withoutContradiction} />
          <LeadFilter kind={kind} list={list} />
          <ListSummary list={list} values={values}>
            <ColumnChoice choices={choices} />
            <ListShortcuts onSelect={selection.toggle} ofRow={ofRow} />
          </ListSummary>
          <ListOutcome outcome={outcome} busy={busy} onDismiss={dismiss} />
        </>
      }
    >
      <CardTable<LeadRow>
        labelledBy={LIST_TITLE_ID}
        rows={list.items}
        columns={shown}
        sort={list.query.sort}
        selection={{ ...selection, nameOf }}
      />
      <SelectionBar
        selection={selection}
        matching={matching?.count}
        offer={isOffered && <MatchingOffer list={list} on={matching !== undefined} onSwitch={setMatching} />}
      >
        <LeadActions
          kind={kind}
          leads={list.items.filter(({ id }) => selection.has(id))}
          colleagues={list.colleagues}
          busy={busy}
          matching={matching}
          onChange={(changes) =>
            void (
              matching
                ? changeMatching({ view, ...filled(values) }, matching.count, changes)
                : change(selection.selected, changes)
            ).then((changed) => {
              if (changed) selection.clear()
            })
          }
          onRefuse={refuse}
          onErase={() => void erase(selection.selected).then((erased) => erased && selection.clear())}
        />
      </SelectionBar>
    </ListPage>
  )
}

/** Returns the filters with a value. */
const filled = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value))
