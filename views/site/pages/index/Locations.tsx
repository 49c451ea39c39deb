import { addressOf } from '#src/shared/addresses'
import { phoneHref } from '#views/formatting'
import { Button } from '#views/kit/components/Button'
import { LanguageField } from '#views/kit/components/LanguageField'
import form from '#views/kit/forms/form.module.css'
import { OpenNow } from '#views/locations/opening-hours/OpenNow'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './Locations.module.css'

/** Locations with opening status and a link to the location finder. */
export default function Locations({ locations }: Pick<Data, 'locations'>) {
  const t = useTranslations('home')
  const { language } = usePageContext()
  return (
    <div id="locations" className={styles.locations}>
      <h3 className={styles.title}>{t('locations.title')}</h3>
      <form
        className={styles.finder}
        role="search"
        method="get"
        action={addressOf('contact', language, { fragment: 'locations' })}
      >
        <LanguageField />
        <label className={form.label} htmlFor="finder">
          {t('locations.label')}
        </label>
        <input
          id="finder"
          className={form.control}
          type="search"
          name="q"
          placeholder={t('locations.placeholder')}
          autoComplete="postal-code"
          enterKeyHint="search"
        />
        <Button type="submit">{t('locations.find')}</Button>
      </form>
      <ul className={styles.list}>
        {locations.map(({ slug, name, address, postalCode, city, phone, ...opening }) => (
          <li key={slug} className={styles.location}>
            <h4>
              <a href={addressOf('location', language, { segment: slug })}>{name}</a>
            </h4>
            <address>
              {address}, {postalCode}&nbsp;{city}
            </address>
            <OpenNow opening={opening} />
            <a href={phoneHref(phone)}>
              <span className="visually-hidden">{t('locations.call', { name })}: </span>
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
