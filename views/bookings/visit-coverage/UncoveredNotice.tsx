import { CalendarX2 } from 'lucide-react'
import { suffices } from '#src/shared/admin/role'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Notice } from '#views/kit/forms/Notice'
import { usePageContext, useTranslations } from '#views/page-context'
import { UNCOVERED } from './uncovered'

interface UncoveredNoticeProps {
  /** Number of coming visits that are not covered. */
  total: number
  className?: string
}

/** Warning about coming visits that are not covered, with a link to them for users who may see bookings. */
export function UncoveredNotice({ total, className }: UncoveredNoticeProps) {
  const t = useTranslations('lists')
  const { user } = usePageContext()
  if (total === 0) return null
  return (
    <Notice
      kind="failed"
      icon={<CalendarX2 aria-hidden />}
      title={t.plural('uncovered.total', total)}
      className={className}
      actions={
        user &&
        suffices(user.role, ['staff']) && (
          <ButtonLink small look="outline" href={UNCOVERED}>
            {t('uncovered.show')}
          </ButtonLink>
        )
      }
    >
      <p>{t('uncovered.text')}</p>
    </Notice>
  )
}
