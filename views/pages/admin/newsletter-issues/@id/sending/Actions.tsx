import { issueSchedule } from '#src/shared/newsletter/issue-schedule'
import type { IssueStatus } from '#src/shared/newsletter/issue-status'
import { Button } from '#views/components/ui/Button'
import { Field } from '#views/forms/Field'
import { SubmitButton } from '#views/forms/SubmitButton'
import { useTranslations } from '#views/translations'
import { PageForm } from '#views/admin/form/PageForm'
import { Panel } from '#views/admin/panel/Panel'
import styles from './sending.module.css'

type Action = 'send' | 'unschedule' | 'pause' | 'resume' | 'remove'

const possible: Record<IssueStatus, Action[]> = {
  draft: ['send', 'remove'],
  scheduled: ['send', 'unschedule'],
  sending: ['pause'],
  paused: ['resume'],
  sent: [],
}

interface ActionsProps {
  id: string
  status: IssueStatus
  /** Version of the texts that the administrator saw. */
  version: number
  /** True if the texts are complete. */
  ready: boolean
}

/** Actions that the status of the issue allows. */
export function Actions({ id, status, version, ready }: ActionsProps) {
  const t = useTranslations('issues')
  const action = `/admin/newsletter-issues/${id}/sending`
  const actions = possible[status].filter((name) => ready || name !== 'send')
  if (actions.length === 0) return null
  const canSchedule = ready && (status === 'draft' || status === 'scheduled')
  return (
    <Panel title={t('actions.title')} lead={t(ready ? `actions.leads.${status}` : 'actions.gaps')}>
      <div className={styles.actions}>
        {actions.map((name) => (
          <form key={name} method="post" action={action}>
            <input type="hidden" name="action" value={name} />
            {name === 'send' && <input type="hidden" name="version" value={version} />}
            <Button small type="submit" look={name === 'send' || name === 'resume' ? 'purple' : 'outline'}>
              {t(`actions.${name}`)}
            </Button>
          </form>
        ))}
      </div>
      {canSchedule && (
        <PageForm name="issueSending" action={action} fields={issueSchedule}>
          <input type="hidden" name="action" value="schedule" />
          <input type="hidden" name="version" value={version} />
          <Field name="at" label={t('actions.at')} hint={t('actions.atHint')} />
          <SubmitButton small look="outline" label={t('actions.schedule')} submittingLabel={t('saving')} />
        </PageForm>
      )}
    </Panel>
  )
}
