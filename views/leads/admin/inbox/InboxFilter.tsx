import { SlidersHorizontal } from 'lucide-react'
import styles from '#views/kit/admin/list/filter/filter.module.css'
import { FilterDate } from '#views/kit/admin/list/filter/FilterField'
import { FilterForm } from '#views/kit/admin/list/filter/FilterForm'
import { refusedIn } from '#views/kit/admin/list/filter/refused-in'
import { usePageContext, useTranslations } from '#views/page-context'
import { LocationFilter } from '../list/LocationFilter'
import type { Inbox } from './read-inbox'

interface InboxFilterProps extends Pick<Inbox, 'locations'> {
  values: { search: string; location: string; from: string; to: string }
}

/** Search and filter of the inbox by location and date. */
export function InboxFilter({ values, locations }: InboxFilterProps) {
  const t = useTranslations('leads')
  const { urlParsed } = usePageContext()
  const { location, from, to } = values
  const set = [location, from, to].filter(Boolean).length
  // The message about an impossible day is at its field.
  const isRefused = refusedIn({ from, to }, urlParsed.search).length > 0
  return (
    <FilterForm values={values} searchHint={t('filter.searchLeads')}>
      <details className={styles.more} open={set > 0 || isRefused || undefined}>
        <summary className={styles.moreSummary}>
          <SlidersHorizontal aria-hidden />
          {t('filter.more')}
          {set > 0 && ` (${set})`}
        </summary>
        <div className={styles.fields}>
          <LocationFilter value={location} locations={locations} />
          <FilterDate name="from" label={t('filter.from')} value={from} />
          <FilterDate name="to" label={t('filter.to')} value={to} />
        </div>
      </details>
    </FilterForm>
  )
}
