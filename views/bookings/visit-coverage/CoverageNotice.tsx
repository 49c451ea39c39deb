import { CalendarX2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CoverageGap } from '#src/shared/bookings/coverage'
import { Notice } from '#views/kit/forms/Notice'
import { useTranslations } from '#views/page-context'

interface CoverageNoticeProps {
  gap: CoverageGap
  /** True if the reminder of the visit was withheld and not sent since. */
  isReminderWithheld: boolean
  className?: string
  /** Button that accepts it. */
  actions?: ReactNode
}

/** Notice that a visit is not covered, and why. */
export function CoverageNotice({ gap, isReminderWithheld, className, actions }: CoverageNoticeProps) {
  const t = useTranslations('leads')
  return (
    <Notice
      kind="failed"
      icon={<CalendarX2 aria-hidden />}
      title={t('coverage.title')}
      className={className}
      actions={actions}
    >
      <p>
        {t('coverage.because', { reason: t(`coverage.${gap}`) })} {t('coverage.advice')}{' '}
        {isReminderWithheld && t('coverage.withheld')}
      </p>
    </Notice>
  )
}
