import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import { addressOf } from '#src/shared/addresses'
import { formatPrice } from '#src/shared/offer/format-price'
import { buttonClass } from '#views/kit/components/button-class'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { PhoneLink } from '#views/locations/contact-bar/PhoneLink'
import { useAppointment } from '#views/locations/contact-bar/use-appointment'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Offers.module.css'

/** Services with price and duration, a button that books or requests each of them, and one that calls. */
export function Offers({ rows }: { rows: PriceListRowDto[] }) {
  const guide = useTranslations('guide')
  const { language } = usePageContext()
  return (
    <>
      <ul className={styles.offers}>
        {rows.map((row, index) => (
          <Offer key={row.service} row={row} look={index === 0 ? 'sun' : 'outline'} />
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

function Offer({ row, look }: { row: PriceListRowDto; look: 'sun' | 'outline' }) {
  const t = useTranslations('pricelist')
  const { language } = usePageContext()
  const { service, price, durationMinutes, note, bookable } = row
  const { href, label } = useAppointment([bookable ? 'booking' : 'appointment', { service }])
  return (
    <li className={styles.offer}>
      <div>
        <p className={styles.service}>{service}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <p className={styles.cost}>
        <strong>{price === 0 ? t('free') : formatPrice(price, language)}</strong>{' '}
        {durationMinutes !== null && <span>{t('minutes', { minutes: durationMinutes })}</span>}
      </p>
      <ButtonLink look={look} small className={styles.request} href={href} aria-label={`${label}: ${service}`}>
        {label}
      </ButtonLink>
    </li>
  )
}
