import { moreOpen } from '#src/shared/leads/lead-statuses'
import { Dialog } from '#views/kit/admin/Dialog'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import { useStatusName } from '../use-status-name'
import { useLeadWork } from './lead-work'

/** Lead that can be merged into the one of the page. */
export interface Mergeable {
  id: string
  status: string
  about: string
  date: string
}

interface MergeQuestionProps {
  /** Undefined while nothing is asked. */
  other?: Mergeable
  onClose: () => void
}

/** Question before another lead is merged into this one, which explains the effect on both. */
export function MergeQuestion({ other, onClose }: MergeQuestionProps) {
  const t = useTranslations('leads')
  const { kind, lead, perform } = useLeadWork()
  const statusName = useStatusName(kind)
  const status = other ? moreOpen(kind, lead.status, other.status) : lead.status
  const merge = () => {
    onClose()
    perform({ merge: { leadId: other!.id }, done: t('done.merged'), attempt: t('attempt.merge') })
  }
  return (
    <Dialog title={t('merging.title')} open={other !== undefined} onClose={onClose}>
      <p>{t('merging.shown', { about: other?.about ?? '', date: other?.date ?? '' })}</p>
      <p>
        {status === lead.status
          ? t('merging.sameStatus', { status: statusName(status) })
          : t('merging.newStatus', { from: statusName(lead.status), to: statusName(status) })}
      </p>
      <p>{t('merging.undo')}</p>
      <Button small onClick={merge}>
        {t('merging.confirm')}
      </Button>
      <Button look="outline" small onClick={onClose}>
        {t('merging.cancel')}
      </Button>
    </Dialog>
  )
}
