import { subscriberStates } from '#src/shared/newsletter/subscriber-state'
import { CardTable } from '#views/kit/admin/list/CardTable'
import { FilterForm } from '#views/kit/admin/list/filter/FilterForm'
import { ListSummary } from '#views/kit/admin/list/filter/ListSummary'
import { NothingFound } from '#views/kit/admin/list/filter/NothingFound'
import { ViewTabs } from '#views/kit/admin/list/filter/ViewTabs'
import { LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { ListOutcome } from '#views/kit/admin/list/ListOutcome'
import { ListPage } from '#views/kit/admin/list/ListPage'
import { ListShortcuts } from '#views/kit/admin/list/ListShortcuts'
import { ListTools } from '#views/kit/admin/list/ListTools'
import { SelectionBar } from '#views/kit/admin/list/selection/SelectionBar'
import { useSelection } from '#views/kit/admin/list/selection/use-selection'
import { Button } from '#views/kit/components/Button'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { AskedAction } from './AskedAction'
import { useSubscriberActions } from './use-subscriber-actions'
import { useSubscriberColumns } from './use-subscriber-columns'

/** List of current and former newsletter subscribers. */
export function SubscriberList() {
  const t = useTranslations('leads')
  const list = useData<Data>()
  const selection = useSelection(list.items.map(({ id }) => id))
  const { outcome, dismiss, busy, act } = useSubscriberActions()
  const columns = useSubscriberColumns(list.query.view)
  const { search = '', view } = list.query
  const lasts = view === 'subscribed' || view === 'pending'
  const chosen = { count: selection.selected.length, busy }
  return (
    <ListPage
      title={t('newsletterSubscribers.title')}
      empty={search || view !== 'subscribed' ? t('filter.nothing') : t('newsletterSubscribers.empty')}
      emptyActions={search && <NothingFound fields={['search']} views={subscriberStates} current={view} />}
      list={list}
      actions={
        <ListTools
          exporters={['editor']}
          api="/api/admin/newsletter-subscribers"
          query={list.query}
          importPage="/admin/newsletter-subscribers/import"
        />
      }
      filter={
        <>
          <ViewTabs views={subscriberStates} current={view} />
          <FilterForm values={{ search }} searchHint={t('filter.searchSubscribers')} />
          <ListSummary list={list} values={{ search }}>
            <ListShortcuts onSelect={selection.toggle} />
          </ListSummary>
          <ListOutcome outcome={outcome} busy={busy} onDismiss={dismiss} />
        </>
      }
    >
      <CardTable<Data['items'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={list.items}
        columns={columns}
        sort={list.query.sort}
        selection={view === 'unsubscribed' ? undefined : { ...selection, nameOf: ({ email }) => email }}
      />
      <SelectionBar selection={selection}>
        {lasts && (
          <AskedAction {...chosen} name="unsubscribe" onConfirm={() => void act('unsubscribe', selection.selected)} />
        )}
        {view === 'suppressed' ? (
          <Button
            look="outline"
            small
            aria-disabled={busy || undefined}
            onClick={() => !busy && void act('release', selection.selected)}
          >
            {t('selection.release')}
          </Button>
        ) : (
          <AskedAction {...chosen} name="suppress" onConfirm={() => void act('suppress', selection.selected)} />
        )}
      </SelectionBar>
    </ListPage>
  )
}
