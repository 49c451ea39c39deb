import { SlidersHorizontal } from 'lucide-react'
import { usePageContext, useTranslations } from '#views/page-context'
import { FilterDate, FilterSelect } from '../list/filter/FilterField'
import { FilterForm } from '../list/filter/FilterForm'
import styles from '../list/filter/filter.module.css'
import { refusedIn } from '../list/filter/refused-in'
import type { Inbox } from './read-inbox'

interface InboxFilterProps extends Pick<Inbox, 'locations'> {
  values: { search: string; location: string; from: string; to: string }
}

/** Search and filter of the inbox by location and date. */
export function InboxFilter({ values, locations }: InboxFilterProps) {
  const t = useTranslations('leads')
  const { user, urlParsed } = usePageContext()
  const { location, from, to } = values
  const set = [location, from, to].filter(Boolean).length
  // The message about an impossible day is at its field.
  const isRefused = refusedIn({ from, to }, urlParsed.search).length > 0
  const isUnknown = location && location !== 'none' && locations.every(({ slug }) => slug !== location)
  return (
    <FilterForm values={values} searchHint={t('filter.searchLeads')}>
      <details className={styles.more} open={set > 0 || isRefused || undefined}>
        <summary className={styles.moreSummary}>
          <SlidersHorizontal aria-hidden />
          {t('filter.more')}
          {set > 0 && ` (${set})`}
        </summary>
        <div className={styles.fields}>
          <FilterSelect
            name="location"
            label={t('filter.location')}
            value={location}
            any={t('filter.anyLocation')}
            options={[
              ...(user?.locations ? [] : [{ value: 'none', label: t('filter.noLocation') }]),
              ...locations.map(({ slug, name }) => ({ value: slug, label: name })),
              // That of a saved view may be removed, or one that the user no longer sees.
              ...(isUnknown ? [{ value: location, label: t('filter.unknownLocation') }] : []),
            ]}
          />
          <FilterDate name="from" label={t('filter.from')} value={from} />
          <FilterDate name="to" label={t('filter.to')} value={to} />
        </div>
      </details>
    </FilterForm>
  )
}
