import { CalendarX2 } from 'lucide-react'
import type { CoverageGap } from '#src/shared/bookings/coverage'
import { StateBadge } from '#views/kit/admin/StateBadge'
import { useTranslations } from '#views/page-context'
import styles from './CoverageBadge.module.css'

/** Badge of a visit that is not covered, with the reason for screen readers and as its tooltip. */
export function CoverageBadge({ gap }: { gap: CoverageGap }) {
  const t = useTranslations('leads')
  const reason = t(`coverage.${gap}`)
  return (
    <span title={reason} className={styles.badge}>
      <StateBadge tone="bad">
        <span className={styles.content}>
          <CalendarX2 aria-hidden />
          {t('coverage.uncovered')}
        </span>
        <span className="visually-hidden">: {reason}</span>
      </StateBadge>
    </span>
  )
}
