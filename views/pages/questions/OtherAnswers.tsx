import { addressOf } from '#src/shared/addresses'
import { phoneHref } from '../../formatting'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import styles from './Page.module.css'

/** Price list, centres, contact form and telephone number, when no question was found. */
export function OtherAnswers() {
  const t = useTranslations('questions')
  const shell = useTranslations('layout')
  const { language, office } = usePageContext()
  return (
    <ul className={styles.ways}>
      <li>
        <a href={addressOf('pricelist', language)}>{shell('nav.pricelist')}</a>
      </li>
      <li>
        <a href={addressOf('contact', language, { fragment: 'locations' })}>{t('ways.centres')}</a>
      </li>
      <li>
        <a href={addressOf('contact', language, { fragment: 'contact' })}>{t('ways.contact')}</a>
      </li>
      {office && (
        <li>
          <a href={phoneHref(office.phone)}>{t('ways.call', { phone: office.phone })}</a>
        </li>
      )}
    </ul>
  )
}
