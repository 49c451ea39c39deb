import type { UserDto } from '#src/admin/accounts/user.dto'
import { StateBadge, type Tone } from '#views/kit/admin/StateBadge'
import { useTranslations } from '#views/page-context'

const tones: Partial<Record<UserDto['state'], Tone>> = { active: 'good', disabled: 'bad' }

/** Badge with the account state of a user. */
export function UserState({ state }: Pick<UserDto, 'state'>) {
  const t = useTranslations('accounts')
  return <StateBadge tone={tones[state]}>{t(`users.states.${state}`)}</StateBadge>
}
