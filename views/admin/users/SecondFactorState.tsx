import { StateBadge } from '#views/kit/admin/StateBadge'
import type { Moment } from '#views/kit/admin/times'
import { useTranslations } from '#views/page-context'

interface SecondFactorStateProps {
  secondFactor: boolean
  secondFactorDueAt: Moment | null
  secondFactorOverdue: boolean
}

/** Badge that shows whether a user has a second factor, and until when it must be set up. */
export function SecondFactorState({ secondFactor, secondFactorDueAt, secondFactorOverdue }: SecondFactorStateProps) {
  const t = useTranslations('accounts')
  if (secondFactor) return <StateBadge tone="good">{t('users.yes')}</StateBadge>
  const due = secondFactorOverdue
    ? t('users.overdue')
    : secondFactorDueAt && t('users.dueBy', { until: secondFactorDueAt.date })
  return (
    <>
      <StateBadge tone={secondFactorOverdue ? 'bad' : due ? 'warning' : undefined}>{t('users.no')}</StateBadge> {due}
    </>
  )
}
