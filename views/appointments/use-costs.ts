import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import { formatPrice } from '#src/shared/offer/format-price'
import { usePageContext, useTranslations } from '#views/page-context'

/** Returns a function that writes price and duration of a service. */
export function useCosts(): (service: PriceListRowDto) => string {
  const t = useTranslations('appointment')
  const { language } = usePageContext()
  return ({ price, visits, durationMinutes }) =>
    [
      price === 0 ? t('form.free') : formatPrice(price, language),
      visits === 1 && durationMinutes !== null && t('form.minutes', { minutes: durationMinutes }),
    ]
      .filter(Boolean)
      .join(' · ')
}
