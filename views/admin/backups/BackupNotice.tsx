import type { ReactNode } from 'react'
import type { BackupStatus } from '#src/operations/backup/backup-status.service'
import { Notice } from '#views/forms/Notice'
import { useTranslations } from '#views/page-context'
import type { InWords } from '../times'

interface BackupNoticeProps {
  status: InWords<BackupStatus>
  /** Link beside the text. */
  action?: ReactNode
  className?: string
}

/** Warning that the last backup failed, with the reason, or that the daily one is late. */
export function BackupNotice({ status: { failed, isOverdue }, action, className }: BackupNoticeProps) {
  const t = useTranslations('backups')
  if (!failed && !isOverdue) return null
  return (
    <Notice kind="failed" className={className} actions={action}>
      <p>{failed ? t('failed', { date: failed.failedAt.date }) : t('overdue')}</p>
      {failed && <p lang="en">{failed.reason}</p>}
    </Notice>
  )
}
