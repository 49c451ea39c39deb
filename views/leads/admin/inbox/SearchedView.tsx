import filter from '#views/kit/admin/list/filter/filter.module.css'
import { focusList } from '#views/kit/admin/list/focus-list'
import { useListAddress } from '#views/kit/admin/list/list-address'
import { useTranslations } from '#views/page-context'
import type { Inbox } from './read-inbox'

/** Most results after which the search in one view may have missed the wanted lead. */
const FEW = 5

/** Says that a search with few results covers one view, and links to the search in all leads. */
export function SearchedView({ inbox: { query, total } }: { inbox: Inbox }) {
  const t = useTranslations('leads')
  const ofLists = useTranslations('lists')
  const address = useListAddress()
  if (!query.search || query.view === 'all' || total > FEW) return null
  return (
    <p className={filter.searched}>
      {t('filter.searchedOnly', { view: ofLists(`views.${query.view}`) })}{' '}
      <a
        href={address({ view: 'all', location: undefined, from: undefined, to: undefined })}
        keep-scroll-position=""
        onClick={() => focusList()}
      >
        {t('filter.searchAll')}
      </a>
    </p>
  )
}
