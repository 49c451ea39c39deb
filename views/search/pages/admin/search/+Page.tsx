import { search as field } from '#src/shared/forms/search'
import { SHORTEST_SEARCH } from '#src/shared/search/search-result-types'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Button } from '#views/kit/components/Button'
import { useData, useTranslations } from '#views/page-context'
import { groupResults } from '#views/search/admin/group-results'
import { ResultLines, type ShownResult } from '#views/search/admin/ResultLines'
import { useAdminPages } from '#views/search/admin/use-admin-pages'
import type { Data } from './+data'
import styles from './search.module.css'

/** Search over the admin, rendered on the server: the search palette without its keys. */
export default function Page() {
  const t = useTranslations('admin')
  const { q, results, isApproximate } = useData<Data>()
  const asked = q.trim()
  const pages = useAdminPages()(asked)
  const groups = groupResults(results)
  const isShort = [...asked].length < SHORTEST_SEARCH
  const isNothing = pages.length === 0 && groups.length === 0
  return (
    <NarrowPage title={t('search.title')}>
      <form className={styles.form} method="get" action="/admin/search" role="search" aria-label={t('search.label')}>
        <input
          key={q}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={field.maxLength}
          placeholder={t('search.hint')}
          aria-label={t('search.label')}
          enterKeyHint="search"
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
      {asked !== '' && isShort && <p>{t('search.short')}</p>}
      {!isShort && isNothing && (
        <p>
          {t('search.none')} {t('search.noneHint')}
        </p>
      )}
      {isApproximate && <p>{t('search.approximate')}</p>}
      {pages.length > 0 && <Group name={t('search.groups.page')} results={pages} search={asked} />}
      {groups.map(({ type, results: found }) => (
        <Group
          key={type}
          name={t(`search.groups.${type}`)}
          results={found.map(({ at, ...result }) => ({ ...result, when: at?.near }))}
          search={asked}
        />
      ))}
    </NarrowPage>
  )
}

function Group({ name, results, search }: { name: string; results: ShownResult[]; search: string }) {
  return (
    <section>
      <h2 className={styles.group}>{name}</h2>
      <ul className={styles.results}>
        {results.map((result) => (
          <li key={`${result.address} ${result.text ?? ''}`}>
            <a className={styles.result} href={result.address}>
              <ResultLines result={result} search={search} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
