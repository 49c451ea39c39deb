import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import { formatPrice } from '../formatting'

/** Returns a formatter of a minimum price: `od 80 €`. */
export function useFromPrice(): (euros: number) => string {
  const t = useTranslations('layout')
  const { language } = usePageContext()
  return (euros) => (euros === 0 ? t('price.free') : t('price.from', { price: formatPrice(euros, language) }))
}
