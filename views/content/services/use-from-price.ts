import { formatPrice } from '#src/shared/offer/format-price'
import { usePageContext, useTranslations } from '#views/page-context'
import type { FromPrice } from './from-prices'

/** Returns a formatter of the minimum price of a page: `od 70 € (Kraći postupak)`; a service named like its page is not repeated. */
export function useFromPrice(): (from: FromPrice, page: string) => string {
  const t = useTranslations('layout')
  const { language } = usePageContext()
  return ({ price: amount, service }, page) => {
    if (amount === 0) return t('price.free')
    const price = formatPrice(amount, language)
    const isRepeated = service.toLowerCase() === page.toLowerCase()
    return isRepeated ? t('price.fromAmount', { price }) : t('price.from', { price, service })
  }
}
