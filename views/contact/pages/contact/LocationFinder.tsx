import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { rememberLocation } from '#client/found-location'
import { phoneHref } from '#views/formatting'
import { Button } from '#views/kit/components/Button'
import { PagePicture } from '#views/kit/components/PagePicture'
import { SearchForm } from '#views/kit/search/SearchForm'
import { useSearch } from '#views/kit/search/use-search'
import { CroatiaMap } from '#views/locations/CroatiaMap'
import { LocationCards } from '#views/locations/LocationCards'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './LocationFinder.module.css'
import { useFinding } from './use-finding'
import { useLocations } from './use-locations'

/** Distance up to which a place counts as served by its nearest location. */
const CLOSE_KM = 15
/** Distance beyond which the nearest location is hardly of use. */
const FAR_KM = 100

/** Location search by town, district or postal code; without JavaScript the server searches. */
export function LocationFinder() {
  const t = useTranslations('contact')
  const { office } = usePageContext()
  const search = useSearch('locations')
  const { query, take, addressOf } = search
  const { locations, loading, failed, retry } = useLocations()
  const { found, nearest, guess, isLoading } = useFinding(locations, query)
  const named = (slugs: string[]) => slugs.flatMap((slug) => locations.find((location) => location.slug === slug) ?? [])
  const [closest] = nearest ? named([nearest.slug]) : []
  const shown = isLoading ? locations : found.length === 0 && closest ? [closest] : named(found)
  const only = query && shown.length === 1 ? shown[0]?.slug : undefined
  useEffect(() => {
    if (only) rememberLocation(only)
  }, [only])
  const failure = failed && (
    <div className={styles.failed} role="alert">
      <p>
        {t('finder.failed')}
        {locations.length > 0 && `. ${t('finder.outdated')}`}
      </p>
      <Button look="outline" small onClick={retry}>
        <RotateCw aria-hidden />
        {t('finder.retry')}
      </Button>
    </div>
  )
  return (
    <>
      <SearchForm
        search={search}
        label={t('finder.label')}
        button={t('finder.search')}
        placeholder={t('finder.placeholder')}
        autoComplete="postal-code"
      />
      {locations.length === 0 && failure}
      <div role="status" className={styles.status}>
        {(isLoading || (loading && locations.length === 0)) && <p>{t('finder.loading')}</p>}
        {guess && (
          <p className={styles.guess}>
            <a href={addressOf(guess)} onClick={() => take(guess)}>
              {t('finder.guess', { name: guess })}
            </a>
          </p>
        )}
        {found.length > 0 && !guess && <p className={styles.count}>{t.plural('finder.results', found.length)}</p>}
        {nearest && closest && (
          <p className={styles.nearest}>
            {t(found.length > 0 || nearest.kilometres <= CLOSE_KM ? 'finder.nearest' : 'finder.none', {
              place: nearest.place,
              name: closest.name,
              distance: Math.max(1, Math.round(nearest.kilometres)),
            })}
          </p>
        )}
        {shown.length === 0 && query && !nearest && (
          <>
            <p className={styles.empty}>{t('finder.empty.title')}</p>
            <p>{t('finder.empty.hint')}</p>
            {office && (
              <p>
                {t('finder.empty.call')} <a href={phoneHref(office.phone)}>{office.phone}</a>
              </p>
            )}
          </>
        )}
        {nearest && nearest.kilometres > FAR_KM && <p>{t('finder.far')}</p>}
      </div>
      <div className={styles.found}>
        <LocationCards locations={shown} />
        {shown.length > 0 && (
          <div className={styles.map}>
            <CroatiaMap
              label={t('finder.mapLabel', { names: shown.map(({ name }) => name).join(', ') })}
              pins={locations}
              marked={shown.map(({ slug }) => slug)}
            />
            {shown.length > 2 && (
              <PagePicture
                className={styles.picture}
                of={{ place: 'contactLocations', name: 'contact' }}
                alt={t('imageAlt')}
                sizes="46rem"
              />
            )}
          </div>
        )}
      </div>
      {locations.length > 0 && failure}
    </>
  )
}
