import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import { formatPrice } from '#src/shared/offer/format-price'
import { toSlug } from '#src/shared/slug'
import { useAppointment } from '#views/locations/contact-bar/use-appointment'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './PriceTable.module.css'

/** Prices of a category, or without one of the whole page. */
interface PriceGroup {
  category?: string
  members: PriceListRowDto[]
}

/** Table of services with duration, price, and the saving of a package. */
export function PriceTable({ groups }: { groups: PriceGroup[] }) {
  const t = useTranslations('pricelist')
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.service')}</th>
          <th scope="col" className={styles.number}>
            {t('columns.duration')}
          </th>
          <th scope="col" className={styles.number}>
            {t('columns.price')}
          </th>
          <th scope="col" className="visually-hidden">
            {t('columns.details')}
          </th>
        </tr>
      </thead>
      {groups.map(({ category, members }) => {
        const note = category && commonNote(members)
        return (
          <tbody key={category ?? ''}>
            {category && (
              <tr id={toSlug(category)} className={styles.category}>
                <th scope="rowgroup" colSpan={note ? 3 : 4}>
                  {category}
                </th>
                {note && <td className={styles.note}>{note}</td>}
              </tr>
            )}
            {members.map((row) => (
              <PriceRow key={row.service} {...row} note={note ? null : row.note} />
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

/** Returns the note that several rows share, to show it once. */
function commonNote(rows: PriceListRowDto[]): string | null {
  const [first] = rows
  return first && rows.length > 1 && rows.every(({ note }) => note === first.note) ? first.note : null
}

function PriceRow({ service, price, visits, durationMinutes, note, saving, bookable }: PriceListRowDto) {
  const t = useTranslations('pricelist')
  const { language } = usePageContext()
  const { href, label } = useAppointment([bookable ? 'booking' : 'appointment', { service }])
  return (
    <tr className={styles.row}>
      <th scope="row">{service}</th>
      <td className={`${styles.number} ${styles.duration}`}>
        {durationMinutes !== null &&
          t(visits > 1 ? 'visitsOfMinutes' : 'minutes', { visits, minutes: durationMinutes })}
      </td>
      <td className={`${styles.number} ${styles.price}`}>
        {price === 0 ? t('free') : formatPrice(price, language)}
        {saving !== null && (
          <span className={styles.saving}> {t('saving', { amount: formatPrice(saving, language) })}</span>
        )}
      </td>
      <td className={styles.details}>
        {note && <span className={styles.note}>{note}</span>}
        <a className={styles.request} href={href} aria-label={`${label}: ${service}`}>
          {label}
        </a>
      </td>
    </tr>
  )
}
