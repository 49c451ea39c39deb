import { useData } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { CardTable } from '#views/admin/list/CardTable'
import { FilterForm } from '#views/admin/list/filter/FilterForm'
import { ListSummary } from '#views/admin/list/filter/ListSummary'
import { NothingFound } from '#views/admin/list/filter/NothingFound'
import { ViewTabs } from '#views/admin/list/filter/ViewTabs'
import { LIST_TITLE_ID } from '#views/admin/list/focus-list'
import { ListPage } from '#views/admin/list/ListPage'
import { ListShortcuts } from '#views/admin/list/ListShortcuts'
import { ListTools } from '#views/admin/list/ListTools'
import { ListOutcome } from '#views/admin/list/ListOutcome'
import { SelectionBar } from '#views/admin/list/selection/SelectionBar'
import { useSelection } from '#views/admin/list/selection/use-selection'
import type { Data } from './+data'
import { Unsubscribe } from './Unsubscribe'
import { useSubscriberColumns } from './use-subscriber-columns'
import { useUnsubscribe } from './use-unsubscribe'

const views = ['subscribed', 'unsubscribed'] as const

/** Who reads the newsletter, and who no longer does. */
export function SubscriberList() {
  const t = useTranslations('leads')
  const list = useData<Data>()
  const selection = useSelection(list.items.map(({ id }) => id))
  const { outcome, dismiss, busy, unsubscribe } = useUnsubscribe()
  const columns = useSubscriberColumns(list.query.view)
  const { search = '', view } = list.query
  const subscribed = view === 'subscribed'
  return (
    <ListPage
      title={t('newsletterSubscribers.title')}
      empty={search || !subscribed ? t('filter.nothing') : t('newsletterSubscribers.empty')}
      emptyActions={search && <NothingFound fields={['search']} views={views} current={view} />}
      list={list}
      actions={<ListTools api="/api/admin/newsletter-subscribers" query={list.query} />}
      filter={
        <>
          <ViewTabs views={views} current={view} />
          <FilterForm values={{ search }} searchHint={t('filter.searchSubscribers')} />
          <ListSummary list={list} values={{ search }}>
            <ListShortcuts onSelect={selection.toggle} />
          </ListSummary>
          <ListOutcome {...{ outcome, busy }} onDismiss={dismiss} />
        </>
      }
    >
      <CardTable<Data['items'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={list.items}
        columns={columns}
        sort={list.query.sort}
        selection={subscribed ? { ...selection, nameOf: ({ email }) => email } : undefined}
      />
      <SelectionBar selection={selection}>
        <Unsubscribe
          count={selection.selected.length}
          busy={busy}
          onConfirm={() => void unsubscribe(selection.selected)}
        />
      </SelectionBar>
    </ListPage>
  )
}
