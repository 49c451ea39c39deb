import { type InboxView, inboxViews } from '#src/shared/leads/inbox-views'
import { ListSummary } from '#views/kit/admin/list/filter/ListSummary'
import { NothingFound } from '#views/kit/admin/list/filter/NothingFound'
import { ViewTabs } from '#views/kit/admin/list/filter/ViewTabs'
import { useListAddress } from '#views/kit/admin/list/list-address'
import { ListOutcome } from '#views/kit/admin/list/ListOutcome'
import { ListPage } from '#views/kit/admin/list/ListPage'
import { ListShortcuts } from '#views/kit/admin/list/ListShortcuts'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { Requests } from '#views/kit/requests/Requests'
import { usePageContext, useTranslations } from '#views/page-context'
import { leadKinds } from '../lead-kinds'
import { useLeadActions } from '../list/use-lead-actions'
import { LeadPage } from '../page/LeadPage'
import { useRowShortcuts } from '../use-row-shortcuts'
import { ArrivalsNotice } from './ArrivalsNotice'
import { InboxFilter } from './InboxFilter'
import styles from './InboxPage.module.css'
import { InboxRows } from './InboxRows'
import { kindOf, neighboursOf } from './neighbours'
import { OPENED, openedValue } from './opened-lead'
import type { Inbox, InboxItem } from './read-inbox'
import { SavedViews } from './SavedViews'
import { SearchedView } from './SearchedView'

/** Inbox over all kinds of leads, with the lead that is open beside it; on a phone in its place. */
export function InboxPage(inbox: Inbox) {
  return (
    <Requests>
      <InboxWithLead {...inbox} />
    </Requests>
  )
}

function InboxWithLead(inbox: Inbox) {
  const t = useTranslations('leads')
  const { form, urlParsed } = usePageContext()
  const { counts, items, locations, opened, page, query } = inbox
  const address = useListAddress()
  const onThisPage = page > 1 ? page : undefined
  const addressOf = (item: InboxItem | undefined) =>
    item && address({ [OPENED]: openedValue(kindOf(item), item.id), page: onThisPage })
  const { search = '', location = '', from = '', to = '' } = query
  const values = { search, location, from, to }
  const isFiltered = Object.values(values).some(Boolean)
  // Reminders ahead are not counted.
  const viewsWithLeads = inboxViews.filter((view) => view === 'followUp' || (counts as Partial<Counts>)[view] !== 0)
  const around = opened && neighboursOf(inbox, opened.lead)
  const [first] = inboxViews
  const { outcome, busy, dismiss, change } = useLeadActions(
    leadKinds.contactMessage,
    (id) => items.find((item) => item.id === id)?.name,
  )
  // A view of one's own leads would not contain them, nor would a filtered list or a later page.
  const containsNewest =
    !['mine', 'overdue', 'followUp'].includes(query.view) && query.sort.startsWith('-') && !isFiltered
  const withoutFilters = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))
  const newest = address(containsNewest ? {} : { view: undefined, sort: undefined, ...withoutFilters })
  const ofRow = useRowShortcuts({
    rows: items.map(({ id, status, ...item }) => ({ id, status, kind: kindOf(item) })),
    kinds: Object.values(leadKinds),
    colleagues: inbox.colleagues,
    change: ({ id, kind }, wanted) => change([id], wanted, { of: kind, keepsFocus: true }),
  })
  return (
    <div className={styles.inbox} data-opened={opened ? '' : undefined}>
      <div className={styles.list} data-pane data-narrow={opened ? '' : undefined}>
        <ListPage
          title={t('inbox.title')}
          empty={t(isFiltered ? 'filter.nothing' : `inbox.empty.${query.view}`)}
          emptyActions={
            isFiltered && (
              <NothingFound fields={Object.keys(values)} views={search ? [] : viewsWithLeads} current={query.view} />
            )
          }
          list={inbox}
          filter={
            <>
              {inbox.isGone && <PageNotice>{t('inbox.gone')}</PageNotice>}
              {!form && urlParsed.search.done === 'viewRemoved' && (
                <div className={styles.notice}>
                  <PageNotice kind="done">{t('savedViews.remove.done')}</PageNotice>
                </div>
              )}
              <ArrivalsNotice renderedAt={inbox.renderedAt} newest={newest} />
              <ViewTabs views={inboxViews} current={query.view} counts={counts} without={withoutLead} />
              <SavedViews {...inbox.savedViews} />
              <InboxFilter values={values} locations={locations} />
              <ListSummary list={inbox} values={values}>
                {query.view !== 'followUp' && <Order sort={query.sort} />}
                {!opened && <ListShortcuts ofRow={ofRow} />}
              </ListSummary>
              <SearchedView inbox={inbox} />
              {!opened && <ListOutcome outcome={outcome} busy={busy} onDismiss={dismiss} />}
            </>
          }
        >
          <InboxRows
            items={items}
            colleagues={inbox.colleagues}
            locations={locations}
            addressOf={addressOf}
            opened={opened?.lead.id}
          />
        </ListPage>
      </div>
      {opened && (
        <div className={styles.lead}>
          <LeadPage
            kind={leadKinds[opened.kind]}
            lead={opened.lead}
            ways={{
              back: address({
                [OPENED]: undefined,
                view: query.view === first ? undefined : query.view,
                page: onThisPage,
              }),
              previous: addressOf(around?.previous),
              next: addressOf(around?.next),
              nextWaiting: addressOf(around?.nextWaiting),
            }}
          />
        </div>
      )}
    </div>
  )
}

type Counts = Record<InboxView, number>

/** A view opens without the lead of another one. */
const withoutLead = (_view: InboxView) => ({ [OPENED]: undefined })

/** Link to the opposite order. */
function Order({ sort }: { sort: string }) {
  const t = useTranslations('leads')
  const address = useListAddress()
  const isNewestFirst = sort.startsWith('-')
  return (
    <a
      className={styles.order}
      href={address({ sort: isNewestFirst ? 'receivedAt' : undefined })}
      keep-scroll-position=""
    >
      {t(isNewestFirst ? 'inbox.oldestFirst' : 'inbox.newestFirst')}
    </a>
  )
}
