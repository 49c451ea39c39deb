import { formatPrice } from '#src/shared/offer/format-price'
import { usePageContext, useTranslations } from '#views/page-context'

/** Returns a function that writes duration and price of a bookable service. */
export function useCosts() {
  const t = useTranslations('booking')
  const { language } = usePageContext()
  return ({ minutes, price }: { minutes: number; price: number }) =>
    `${t('service.minutes', { minutes })} · ${price === 0 ? t('service.free') : formatPrice(price, language)}`
}
