import { BurstNotice } from '#views/bookings/admin/bursts/BurstNotice'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Notice } from '#views/kit/forms/Notice'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { BackupNotice } from '#views/operations/admin/backups/BackupNotice'
import { SampleMailboxes } from '#views/operations/admin/mails/SampleMailboxes'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './dashboard.module.css'
import { DeskNumbers } from './DeskNumbers'
import { FirstAnswers } from './FirstAnswers'
import { LeadLines } from './LeadLines'
import { LeadsByLocation } from './LeadsByLocation'
import { LeadTile } from './LeadTile'
import { LeadsOverTime } from './over-time/LeadsOverTime'
import { SubscriberTile } from './SubscriberTile'
import { VisitFigures } from './VisitFigures'

export default function Page() {
  const t = useTranslations('dashboard')
  const title = useTranslations('admin')('dashboard.title')
  const backup = useTranslations('backups')
  const { desk, leads, waiting, backups, sampleMailboxes, unsupportedNode, bursts } = useData<Data>()
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <BurstNotice bursts={bursts} className={styles.notice} />
      {backups && (
        <BackupNotice
          status={backups}
          className={styles.notice}
          action={
            <ButtonLink small look="outline" href="/admin/settings#backups">
              {backup('settings')}
            </ButtonLink>
          }
        />
      )}
      {unsupportedNode && (
        <Notice className={styles.notice}>
          <p>{t('unsupportedNode', { version: unsupportedNode.version })}</p>
        </Notice>
      )}
      {sampleMailboxes && <SampleMailboxes {...sampleMailboxes} className={styles.notice} />}
      <DeskNumbers />
      <div className={styles.first}>
        <LeadsByLocation />
        <LeadLines
          id="waiting"
          title={t('waiting.title')}
          empty={t('waiting.empty')}
          leads={waiting}
          query="?view=open&sort=receivedAt"
        />
      </div>
      <LeadsOverTime />
      <div className={styles.tiles}>
        {leads.map((figures) => (
          <LeadTile key={figures.kind} {...figures} kind={leadKinds[figures.kind]} day={desk.today} />
        ))}
        <SubscriberTile />
      </div>
      <VisitFigures />
      <FirstAnswers />
    </>
  )
}
