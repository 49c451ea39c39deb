import type { ReactNode } from 'react'
import type { BackupStatus } from '#src/operations/backup/backup-status.service'
import type { InWords } from '#views/kit/admin/times'
import { Notice } from '#views/kit/forms/Notice'
import { useTranslations } from '#views/page-context'

interface BackupNoticeProps {
  status: InWords<BackupStatus>
  /** Link beside the text. */
  action?: ReactNode
  className?: string
}

/**
 * Warning that the last backup or its restore drill failed, with the reason, that the daily backup is late, or that it is not
 * encrypted.
 */
export function BackupNotice({ status, action, className }: BackupNoticeProps) {
  const t = useTranslations('backups')
  const { schedule, failed, isOverdue, isEncrypted, drills } = status
  const isFailing = failed !== null || isOverdue || drills.failed !== null
  const isPlain = schedule !== null && !isEncrypted
  if (!isFailing && !isPlain) return null
  return (
    <Notice kind={isFailing ? 'failed' : undefined} className={className} actions={action}>
      {(failed || isOverdue) && <p>{failed ? t('failed', { date: failed.failedAt.date }) : t('overdue')}</p>}
      {failed && <p lang="en">{failed.reason}</p>}
      {drills.failed && <p>{t('drill.failed', { date: drills.failed.failedAt.date })}</p>}
      {drills.failed && <p lang="en">{drills.failed.reason}</p>}
      {isPlain && <p>{t('notEncrypted')}</p>}
    </Notice>
  )
}
