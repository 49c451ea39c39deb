import type { IssueStatus as Status } from '#src/shared/newsletter/issue-status'
import { StateBadge, type Tone } from '#views/kit/admin/StateBadge'
import { useTranslations } from '#views/page-context'

const tones: Partial<Record<Status, Tone>> = {
  starting: 'warning',
  sending: 'warning',
  paused: 'warning',
  sent: 'good',
}

/** Badge with the status of a newsletter issue. */
export function IssueStatus({ status }: { status: Status }) {
  const t = useTranslations('issues')
  return <StateBadge tone={tones[status]}>{t(`statuses.${status}`)}</StateBadge>
}
