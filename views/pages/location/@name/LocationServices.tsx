import { ArrowRight } from 'lucide-react'
import { addressOf } from '#src/shared/addresses'
import { servicePages } from '#src/shared/service-pages'
import type { FromPrices } from '#views/services/from-prices'
import { useFromPrice } from '#views/services/use-from-price'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import styles from './LinkRows.module.css'

export function LocationServices({ fromPrices }: { fromPrices: FromPrices }) {
  const t = useTranslations('layout')
  const { language } = usePageContext()
  const fromPrice = useFromPrice()
  return (
    <ul className={styles.list}>
      {([...servicePages, 'pricelist'] as const).map((page) => (
        <li key={page}>
          <a className={styles.link} href={addressOf(page, language)}>
            <span>
              {t(`nav.${page}`)}
              {page !== 'pricelist' && fromPrices[page] !== undefined && (
                <span className={styles.detail}>{fromPrice(fromPrices[page])}</span>
              )}
            </span>
            <ArrowRight aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
