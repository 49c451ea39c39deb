import type { MailState as State } from '#src/operations/mails/outgoing-mail.dto'
import { StateBadge, type Tone } from '#views/kit/admin/StateBadge'
import { useTranslations } from '#views/page-context'

const tones: Partial<Record<State, Tone>> = { sent: 'good', failed: 'warning', givenUp: 'bad' }

/** Badge with the delivery state of a mail. */
export function MailState({ state }: { state: State }) {
  const t = useTranslations('mails')
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>
}
