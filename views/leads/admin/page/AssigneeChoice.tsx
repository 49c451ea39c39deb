import { Button } from '#views/kit/components/Button'
import { usePageContext, useTranslations } from '#views/page-context'
import { Choice } from './Choice'
import { isUnrouted } from './is-unrouted'
import { useLeadWork } from './lead-work'
import styles from './LeadPanel.module.css'

/** Select for the assignee of the lead, with a button to assign it to oneself. */
export function AssigneeChoice() {
  const t = useTranslations('leads')
  const { user } = usePageContext()
  const { kind, lead, perform, busy } = useLeadWork()
  const { assigneeId, colleagues } = lead
  // An unrouted inquiry belongs to the head office, whatever location its sender entered.
  const visibleAt = isUnrouted(kind, lead) ? null : lead.location
  const nameOf = (id: string | null) => colleagues.find((colleague) => colleague.id === id)?.name
  const me = colleagues.find(({ email }) => email === user?.email)
  const assign = (id: string) => {
    const name = nameOf(id)
    perform({
      change: { assigneeId: id || null },
      done: name ? t('done.assigned', { name }) : t('done.unassigned'),
      attempt: t('attempt.assignee', { name: name ?? t('lead.nobody') }),
      waits: true,
    })
  }
  return (
    <Choice
      label={t('lead.assignee')}
      current={nameOf(assigneeId) ?? t('lead.nobody')}
      value={assigneeId ?? ''}
      none={t('lead.nobody')}
      options={colleagues
        .filter(({ id, assignable, locations }) => {
          const canSee = locations === null || (visibleAt !== null && locations.includes(visibleAt))
          return (assignable && canSee) || id === assigneeId
        })
        .map(({ id, name }) => ({ value: id, label: name }))}
      onChoose={assign}
    >
      {me && (
        <Button
          small
          data-way="take"
          className={`${styles.work} ${me.id === assigneeId ? styles.taken : ''}`}
          aria-disabled={busy || undefined}
          onClick={() => assign(me.id)}
        >
          {t('lead.take')}
        </Button>
      )}
    </Choice>
  )
}
