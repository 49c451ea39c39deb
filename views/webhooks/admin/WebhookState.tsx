import type { WebhookDto } from '#src/webhooks/admin/webhook.dto'
import { StateBadge, type Tone } from '#views/kit/admin/StateBadge'
import { useTranslations } from '#views/page-context'

const tones = { enabled: 'good', failing: 'warning', disabled: 'bad' } satisfies Record<string, Tone>

/** Badge of a webhook: enabled, disabled or failing. */
export function WebhookState({ enabled, failing }: Pick<WebhookDto, 'enabled'> & { failing: boolean }) {
  const t = useTranslations('webhooks')
  const working = failing ? 'failing' : 'enabled'
  const state = enabled ? working : 'disabled'
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>
}
