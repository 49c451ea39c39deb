import { useState } from 'react'
import { moreOpen } from '#src/shared/leads/lead-statuses'
import { Button } from '#views/components/ui/Button'
import { useTranslations } from '#views/translations'
import { Dialog } from '../../Dialog'
import { useStatusName } from '../use-status-name'
import styles from './LeadPage.module.css'
import { useLeadWork } from './lead-work'

interface MergeButtonProps {
  other: { id: string; status: string; about: string; receivedAt: { date: string } }
}

/** Button that merges another lead into this one, after a confirmation that explains the effect on both. */
export function MergeButton({ other }: MergeButtonProps) {
  const t = useTranslations('leads')
  const { kind, lead, perform, busy } = useLeadWork()
  const statusName = useStatusName(kind)
  const [asked, setAsked] = useState(false)
  const status = moreOpen(kind, lead.status, other.status)
  const which = { about: other.about, date: other.receivedAt.date }
  const merge = () => {
    setAsked(false)
    perform({ merge: { leadId: other.id }, done: t('done.merged'), attempt: t('attempt.merge') })
  }
  return (
    <>
      <Button
        look="outline"
        small
        className={styles.work}
        aria-label={t('samePerson.mergeWhich', which)}
        aria-disabled={busy || undefined}
        onClick={() => setAsked(true)}
      >
        {t('samePerson.merge')}
      </Button>
      <Dialog title={t('merging.title')} open={asked} onClose={() => setAsked(false)}>
        <p>{t('merging.shown', which)}</p>
        <p>
          {status === lead.status
            ? t('merging.sameStatus', { status: statusName(status) })
            : t('merging.newStatus', { from: statusName(lead.status), to: statusName(status) })}
        </p>
        <p>{t('merging.undo')}</p>
        <Button small onClick={merge}>
          {t('merging.confirm')}
        </Button>
        <Button look="outline" small onClick={() => setAsked(false)}>
          {t('merging.cancel')}
        </Button>
      </Dialog>
    </>
  )
}
