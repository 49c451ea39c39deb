import type { DeliveryState as State } from '#src/webhooks/admin/webhook-delivery.dto'
import { StateBadge, type Tone } from '#views/kit/admin/StateBadge'
import { useTranslations } from '#views/page-context'

const tones: Partial<Record<State, Tone>> = { delivered: 'good', failed: 'warning', givenUp: 'bad' }

/** Badge with the state of a webhook delivery. */
export function DeliveryState({ state }: { state: State }) {
  const t = useTranslations('webhooks')
  return <StateBadge tone={tones[state]}>{t(`deliveryStates.${state}`)}</StateBadge>
}
