import { Panel } from '#views/kit/admin/panel/Panel'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './issue.module.css'
import { IssuePreview, TestForms } from './IssuePreview'

/** Issue that can no longer be changed: its previews. */
export function ClosedIssue({ issue: { id, version } }: { issue: NonNullable<Data['issue']> }) {
  const t = useTranslations('issues')
  return (
    <>
      <Panel>
        <p>{t('closed')}</p>
        <ButtonLink small look="outline" href={`/admin/newsletter-issues/${id}/sending`}>
          {t('toSending')}
        </ButtonLink>
      </Panel>
      <div className={styles.previews}>
        <IssuePreview id={id} version={version} language="hr" />
        <IssuePreview id={id} version={version} language="en" />
      </div>
      <TestForms id={id} />
    </>
  )
}
