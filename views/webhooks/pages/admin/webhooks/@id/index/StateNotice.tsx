import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'

const reasons = { gone: 'gone', failing: 'disabledFailing', owner: 'owner' } as const

/** Notice of a disabled or failing webhook with the reason. */
export function StateNotice({ disabledAt, disabledBecause, failingSince }: Data['webhook']) {
  const t = useTranslations('webhooks')
  if (disabledAt)
    return (
      <PageNotice>
        <p>{t(`notices.${reasons[disabledBecause ?? 'owner']}`, { at: disabledAt.date })}</p>
      </PageNotice>
    )
  if (!failingSince) return null
  return (
    <PageNotice>
      <p>{t('notices.failing', { since: failingSince.date })}</p>
    </PageNotice>
  )
}
