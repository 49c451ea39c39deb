import { addressOf } from '#src/shared/addresses'
import { phoneHref } from '#views/formatting'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Section } from '#views/kit/components/Section'
import { OpenNow } from '#views/locations/opening-hours/OpenNow'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Centres.module.css'

/** Centres with opening status and telephone number, and the way to the nearest. */
export default function Centres() {
  const t = useTranslations('guide')
  const { language, reaches } = usePageContext()
  return (
    <Section id="centres" title={t('centres.title')} lead={t('centres.lead')}>
      <ul className={styles.list}>
        {reaches.map(({ slug, name, phone, opening }) => (
          <li key={slug} className={styles.centre}>
            <h3>
              <a href={addressOf('location', language, { segment: slug })}>{name}</a>
            </h3>
            <OpenNow opening={opening} />
            <a href={phoneHref(phone)}>
              <span className="visually-hidden">{t('centres.call', { name })}: </span>
              {phone}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.find}>
        <ButtonLink look="outline" href={addressOf('contact', language, { fragment: 'locations' })}>
          {t('centres.find')}
        </ButtonLink>
      </p>
    </Section>
  )
}
