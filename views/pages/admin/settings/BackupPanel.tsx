import { BackupNotice } from '#views/admin/backups/BackupNotice'
import { Panel } from '#views/admin/panel/Panel'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Status of backups: the last one, a failed one with its reason, and the schedule. */
export function BackupPanel({ status }: { status: Data['backups'] }) {
  const t = useTranslations('backups')
  const { schedule, last } = status
  return (
    <Panel title={t('title')} titleId="backups" lead={schedule ? t('daily', { ...schedule }) : t('none')}>
      <BackupNotice status={status} />
      <p>{last ? t('last', { date: last.date }) : t('never')}</p>
    </Panel>
  )
}
