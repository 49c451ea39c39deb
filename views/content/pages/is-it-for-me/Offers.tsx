import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import { addressOf } from '#src/shared/addresses'
import { formatPrice } from '#src/shared/offer/format-price'
import { buttonClass } from '#views/kit/components/button-class'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { PhoneLink } from '#views/locations/contact-bar/PhoneLink'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Offers.module.css'

/** Services with price and duration, a button that requests each of them, and one that calls. */
export function Offers({ rows }: { rows: PriceListRowDto[] }) {
  const t = useTranslations('pricelist')
  const guide = useTranslations('guide')
  const { language } = usePageContext()
  return (
    <>
      <ul className={styles.offers}>
        {rows.map(({ service, price, durationMinutes, note, bookable }, index) => (
          <li key={service} className={styles.offer}>
            <div>
              <p className={styles.service}>{service}</p>
              {note && <p className={styles.note}>{note}</p>}
            </div>
            <p className={styles.cost}>
              <strong>{price === 0 ? t('free') : formatPrice(price, language)}</strong>{' '}
              {durationMinutes !== null && <span>{t('minutes', { minutes: durationMinutes })}</span>}
            </p>
            <ButtonLink
              look={index === 0 ? 'sun' : 'outline'}
              small
              className={styles.request}
              href={addressOf(bookable ? 'booking' : 'appointment', language, { query: { service } })}
              aria-label={t('requestAppointmentFor', { service })}
            >
              {t('requestAppointment')}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        {rows.length === 0 && (
          <ButtonLink small href={addressOf('pricelist', language)}>
            {guide('noPrices')}
          </ButtonLink>
        )}
        <PhoneLink className={buttonClass({ look: 'outline', small: true })} />
        <a href="#centres">{guide('centres.title')}</a>
      </p>
    </>
  )
}
