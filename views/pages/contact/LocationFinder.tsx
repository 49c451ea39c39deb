import { RotateCw, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { searchLocations } from '../../../client/location-search'
import { nearestLocation } from '../../../client/nearest-location'
import { Button } from '../../components/Button'
import { CroatiaMap } from '../../components/CroatiaMap'
import { LocationCards } from '../../components/LocationCards'
import { useData, usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import type { Data } from './+data'
import styles from './LocationFinder.module.css'
import { useLocations } from './use-locations'

/** Finds a centre by city or postal code; without JavaScript the server does the finding (LOC-1). */
export function LocationFinder() {
  const t = useTranslations('contact')
  const { language, urlParsed } = usePageContext()
  const { holidays } = useData<Data>()
  const [query, setQuery] = useState(urlParsed.search.q ?? '')
  const input = useRef<HTMLInputElement>(null)
  // Typed before this code ran.
  useEffect(() => setQuery(input.current!.value), [])
  const { locations, loading, failed, retry } = useLocations()
  const found = searchLocations(locations, query)
  const nearest = found.length === 0 ? nearestLocation(locations, query) : undefined
  const shown = nearest ? [nearest.location] : found
  return (
    <>
      <form className={styles.search} role="search" method="get" onSubmit={(event) => event.preventDefault()}>
        <label className={styles.label} htmlFor="location-query">
          {t('finder.label')}
        </label>
        <div className={styles.row}>
          <Search className={styles.icon} aria-hidden />
          <input
            ref={input}
            id="location-query"
            className={styles.input}
            type="search"
            name="q"
            defaultValue={urlParsed.search.q}
            placeholder={t('finder.placeholder')}
            autoComplete="postal-code"
            enterKeyHint="search"
            onChange={({ target }) => setQuery(target.value)}
          />
          <Button type="submit" className={styles.submit}>
            {t('finder.search')}
          </Button>
        </div>
      </form>
      {failed && (
        <div className={styles.failed} role="alert">
          <p>{t('finder.failed')}</p>
          <Button look="outline" small onClick={retry}>
            <RotateCw aria-hidden />
            {t('finder.retry')}
          </Button>
        </div>
      )}
      <div role="status" className={styles.status}>
        {loading && locations.length === 0 && <p>{t('finder.loading')}</p>}
        {found.length > 0 && <p className={styles.count}>{t.plural('finder.results', found.length)}</p>}
        {found.length === 0 && query && (
          <>
            <p className={styles.empty}>{t('finder.empty.title')}</p>
            <p>{t('finder.empty.hint')}</p>
            {nearest && (
              <p className={styles.nearest}>
                {t('finder.nearest', {
                  name: nearest.location.name,
                  distance: new Intl.NumberFormat(language).format(Math.round(nearest.kilometres)),
                })}
              </p>
            )}
          </>
        )}
      </div>
      <div className={styles.found}>
        <LocationCards locations={shown} holidays={holidays} />
        {shown.length > 0 && (
          <div className={styles.map}>
            <CroatiaMap
              label={t('finder.mapLabel', { names: shown.map(({ name }) => name).join(', ') })}
              pins={locations}
              marked={shown.map(({ slug }) => slug)}
            />
          </div>
        )}
      </div>
    </>
  )
}
