import { search } from '#src/shared/forms/search'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import styles from './filter.module.css'
import { useLiveFilter } from './use-live-filter'

/** What of the address the fields do not show. */
const kept = ['view', 'sort', 'pageSize']

interface FilterFormProps {
  /** What the address asks for, by field. */
  values: Record<string, string>
  /** Shown in the empty search field; without it there is none. */
  searchHint?: string
  /** Further fields. */
  children?: ReactNode
}

/** Searches and filters a list: a plain form without scripts, at once with them. */
export function FilterForm({ values, searchHint, children }: FilterFormProps) {
  const t = useTranslations('leads')
  const { urlPathname, urlParsed } = usePageContext()
  return (
    <form
      className={styles.form}
      method="get"
      action={urlPathname}
      role="search"
      aria-label={t('filter.label')}
      {...useLiveFilter(values)}
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
      {children}
      <button className={styles.apply}>{t('filter.apply')}</button>
    </form>
  )
}
