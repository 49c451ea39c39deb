import { addressOf, pathTo } from '#src/shared/addresses'
import { phoneHref } from '#views/formatting'
import { LanguageField } from '#views/kit/components/LanguageField'
import { SearchBox } from '#views/kit/search/SearchBox'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './WaysOn.module.css'

/** Search of questions, services, centres and telephone number, for visitors of a missing page. */
export function WaysOn() {
  const t = useTranslations('not-found')
  const { language, office, reaches, services } = usePageContext()
  return (
    <div className={styles.ways}>
      <form role="search" method="get" action={`${pathTo('questions', language)}#questions`}>
        <LanguageField />
        <SearchBox label={t('search.label')} button={t('search.button')} />
      </form>
      <nav aria-labelledby="not-found-services">
        <h2 id="not-found-services" className={styles.title}>
          {t('services')}
        </h2>
        <ul className={styles.links}>
          {services.map(({ id, href, text }) => (
            <li key={id}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      {reaches.length > 0 && (
        <nav aria-labelledby="not-found-locations">
          <h2 id="not-found-locations" className={styles.title}>
            {t('locations')}
          </h2>
          <ul className={styles.links}>
            {reaches.map(({ slug, name }) => (
              <li key={slug}>
                <a href={addressOf('location', language, { segment: slug })}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {office && (
        <p className={styles.call}>
          {t('call')}: <a href={phoneHref(office.phone)}>{office.phone}</a>
        </p>
      )}
    </div>
  )
}
