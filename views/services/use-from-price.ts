import { usePageContext, useTranslations } from '../page-context'
import { formatPrice } from '../formatting'
import type { FromPrice } from './from-prices'

/** Returns a formatter of a minimum price: `od 80 € (Testiranje)`. */
export function useFromPrice(): (from: FromPrice) => string {
  const t = useTranslations('layout')
  const { language } = usePageContext()
  return ({ price, service }) =>
    price === 0 ? t('price.free') : t('price.from', { price: formatPrice(price, language), service })
}
