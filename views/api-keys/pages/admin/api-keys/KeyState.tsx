import type { ApiKeyDto } from '#src/api-keys/admin/api-key.dto'
import { StateBadge, type Tone } from '#views/kit/admin/StateBadge'
import { useTranslations } from '#views/page-context'

const tones: Partial<Record<ApiKeyDto['state'], Tone>> = { active: 'good', revoked: 'bad' }

/** Badge with the state of an API key. */
export function KeyState({ state }: Pick<ApiKeyDto, 'state'>) {
  const t = useTranslations('api-keys')
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>
}
