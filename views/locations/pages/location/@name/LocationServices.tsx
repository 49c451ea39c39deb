import { ArrowRight } from 'lucide-react'
import { addressOf } from '#src/shared/addresses'
import type { FromPrices } from '#views/content/services/from-prices'
import { useFromPrice } from '#views/content/services/use-from-price'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './LinkRows.module.css'

export function LocationServices({ fromPrices }: { fromPrices: FromPrices }) {
  const t = useTranslations('layout')
  const { language, services } = usePageContext()
  const pricelist = { id: 'pricelist', href: addressOf('pricelist', language), text: t('nav.pricelist') }
  const fromPrice = useFromPrice()
  return (
    <ul className={styles.list}>
      {[...services, pricelist].map(({ id, href, text }) => (
        <li key={id}>
          <a className={styles.link} href={href}>
            <span>
              {text}
              {fromPrices[id] !== undefined && <span className={styles.detail}>{fromPrice(fromPrices[id], text)}</span>}
            </span>
            <ArrowRight aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
