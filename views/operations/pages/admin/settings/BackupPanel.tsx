import { Panel } from '#views/kit/admin/panel/Panel'
import { BackupNotice } from '#views/operations/admin/backups/BackupNotice'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Status of backups: the last one, the last restore drill, failed ones with their reasons, and the schedule. */
export function BackupPanel({ status }: { status: Data['backups'] }) {
  const t = useTranslations('backups')
  const { schedule, last, isEncrypted, drills } = status
  return (
    <Panel title={t('title')} titleId="backups" lead={schedule ? t('daily', { ...schedule }) : t('none')}>
      <BackupNotice status={status} />
      <p>
        {last ? t('last', { date: last.date }) : t('never')} {isEncrypted && t('encrypted')}
      </p>
      {schedule && (
        <p>
          {drills.passed && t('drill.passed', { date: drills.passed.date })}{' '}
          {!drills.passed && drills.arePossible && t('drill.never')} {!drills.arePossible && t('drill.impossible')}
        </p>
      )}
    </Panel>
  )
}
