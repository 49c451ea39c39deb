import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { search } from '#src/shared/forms/search'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './filter.module.css'
import { useLiveFilter } from './use-live-filter'
import { WrongDates } from './wrong-dates'

/** Query parameters kept when filtering, which have no field in the form. */
const kept = ['view', 'sort', 'pageSize']

interface FilterFormProps {
  /** Filter values from the address, by field. */
  values: Record<string, string>
  /** Placeholder of the search field; without it there is no search field. */
  searchHint?: string
  /** Further fields. */
  children?: ReactNode
}

/** Search and filter form of a list: submitted without scripts, live with them. */
export function FilterForm({ values, searchHint, children }: FilterFormProps) {
  const t = useTranslations('lists')
  const { urlPathname, urlParsed } = usePageContext()
  const { wrong, ...live } = useLiveFilter(values)
  return (
    <form
      className={styles.form}
      method="get"
      action={urlPathname}
      role="search"
      aria-label={t('filter.label')}
      {...live}
    >
      {kept.map(
        (name) =>
          urlParsed.search[name] && <input key={name} type="hidden" name={name} value={urlParsed.search[name]} />,
      )}
      {searchHint && (
        <div className={styles.search}>
          <Search aria-hidden />
          <input
            id="list-search"
            className={styles.control}
            type="search"
            name="search"
            maxLength={search.maxLength}
            defaultValue={values.search}
            placeholder={searchHint}
            aria-label={t('filter.search')}
            enterKeyHint="search"
          />
        </div>
      )}
      <WrongDates value={wrong}>{children}</WrongDates>
      <button className={styles.apply}>{t('filter.apply')}</button>
    </form>
  )
}
