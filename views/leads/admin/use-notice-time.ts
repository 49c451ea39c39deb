import { UNDO_SECONDS } from '#src/shared/leads/undo'
import { useTranslations } from '#views/page-context'
import type { LeadKind } from './lead-kinds'

/** Returns a function that adds to a message when clients are notified of a new status. An undo before that revokes the notice. */
export function useNoticeTime({ scope }: Pick<LeadKind, 'scope'>): (text: string, status?: string) => string {
  const t = useTranslations('leads')
  const notice = t('outcome.noticeTime', { minutes: UNDO_SECONDS / 60 })
  return (text, status) => (scope === 'booking' && status === 'cancelled' ? `${text} ${notice}` : text)
}
