import { claimsInIssue } from '#src/shared/claims/issue-claims'
import { issueSchedule } from '#src/shared/newsletter/issue-schedule'
import type { IssueStatus } from '#src/shared/newsletter/issue-status'
import { ClaimsNotice } from '#views/admin/claims/ClaimsNotice'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { TimeField } from '#views/kit/admin/form/TimeField'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './sending.module.css'

type Action = 'unschedule' | 'pause' | 'resume'

const possible: Record<IssueStatus, Action[]> = {
  draft: [],
  starting: ['pause'],
  scheduled: ['unschedule'],
  sending: ['pause'],
  paused: ['resume'],
  sent: [],
}

interface ActionsProps {
  id: string
  status: IssueStatus
  /** Version of the texts that the administrator saw. */
  version: number
  /** True if the texts of one language are complete, and those of no language incomplete. */
  ready: boolean
}

/** Actions that the status of the issue allows. */
export function Actions({ id, status, version, ready }: ActionsProps) {
  const t = useTranslations('issues')
  const claimTexts = useTranslations('claims')
  const claims = claimsInIssue(useData<Data>().issue)
  const action = `/admin/newsletter-issues/${id}/sending`
  const canSend = ready && (status === 'draft' || status === 'scheduled')
  if (status === 'sent') return null
  return (
    <Panel title={t('actions.title')} lead={t(ready ? `actions.leads.${status}` : 'actions.gaps')}>
      <div className={styles.actions}>
        {canSend && (
          <ButtonLink small href={`${action}?ask=send`}>
            {t('actions.send')}
          </ButtonLink>
        )}
        {possible[status].map((name) => (
          <form key={name} method="post" action={action}>
            <input type="hidden" name="action" value={name} />
            <Button small type="submit" look={name === 'unschedule' ? 'outline' : 'purple'}>
              {t(`actions.${name}`)}
            </Button>
          </form>
        ))}
      </div>
      {canSend && (
        <ClaimsNotice claims={claims.map((claim) => ({ ...claim, label: t(`fields.${claim.field}`) }))}>
          <p>{claimTexts('bySending')}</p>
        </ClaimsNotice>
      )}
      {canSend && (
        <PageForm
          name="issueSending"
          action={claims.length > 0 ? `${action}?claims=confirmed` : action}
          fields={issueSchedule}
        >
          <input type="hidden" name="action" value="schedule" />
          <input type="hidden" name="version" value={version} />
          <TimeField name="at" label={t('actions.at')} hint={t('actions.atHint')} />
          <SubmitButton small look="outline" label={t('actions.schedule')} submittingLabel={t('saving')} />
        </PageForm>
      )}
    </Panel>
  )
}
