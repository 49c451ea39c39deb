import { Button } from '#views/kit/components/Button'
import { Notice } from '#views/kit/forms/Notice'
import { useTranslations } from '#views/page-context'
import { EventList } from './EventList'
import { useLeadWork } from './lead-work'
import styles from './LeadNotices.module.css'
import type { Conflict } from './use-tasks'

/** Notice of an edit conflict: the other user's changes and the user's own attempt, with a retry button. */
export function ConflictNotice({ conflict: { task, known }, onDrop }: { conflict: Conflict; onDrop: () => void }) {
  const t = useTranslations('leads')
  const { lead, perform } = useLeadWork()
  return (
    <Notice kind="failed" title={t('conflict.title')}>
      <div className={styles.conflict}>
        <EventList events={lead.history.slice(known)} />
        <p>{t('conflict.text', { attempt: task.attempt })}</p>
        <div className={styles.buttons}>
          <Button small onClick={() => perform(task)}>
            {t('conflict.retry')}
          </Button>
          <Button look="outline" small onClick={onDrop}>
            {t('conflict.drop')}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
