import { MailCheck, Printer, RotateCcw, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { isDay, readTyped } from '#src/shared/typed-times'
import { TimeInput } from '#views/kit/admin/form/TimeInput'
import { useListAddress } from '#views/kit/admin/list/list-address'
import styles from '#views/kit/admin/list/selection/selection.module.css'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { usePageContext, useTranslations } from '#views/page-context'
import type { LeadChoices } from '../choices'
import { EarlyVisit, isEarlyVisit } from '../EarlyVisit'
import { firstStatus, type LeadChange, type LeadKind } from '../lead-kinds'
import { useStatusName } from '../use-status-name'
import { EraseLeads } from './EraseLeads'
import type { LeadRow } from './lead-list'
import { MatchingQuestion } from './MatchingQuestion'

interface LeadActionsProps extends Pick<LeadChoices, 'colleagues'> {
  kind: LeadKind
  leads: LeadRow[]
  /** Number of all matching leads and their possible statuses, if the actions apply to them. */
  matching?: { count: number; statuses: readonly string[] }
  busy: boolean
  onChange: (changes: LeadChange) => void
  /** Shows why nothing was changed. */
  onRefuse: (reason: string) => void
  onErase: () => void
}

const NOBODY = 'nobody'

/** Bulk actions on leads; each change applies to the leads that allow it. */
export function LeadActions({
  kind,
  leads,
  matching,
  colleagues,
  busy,
  onChange,
  onRefuse,
  onErase,
}: LeadActionsProps) {
  const t = useTranslations('leads')
  const ofLists = useTranslations('lists')
  const { user } = usePageContext()
  const statusName = useStatusName(kind)
  const address = useListAddress()
  const [asked, setAsked] = useState<LeadChange>()
  const trashed = leads.every(({ trashedAt }) => trashedAt)
  const [question, setQuestion] = useState<{ change: LeadChange; inWords: string[] }>()
  const isSpam =
    leads.length > 0 && (matching?.statuses ?? leads.map(({ status }) => status)).every((status) => status === 'spam')
  const moves = kind.statuses.flatMap((status) => {
    if (matching) {
      const isPossible = matching.statuses.some((from) => kind.moves[from]?.includes(status))
      return isPossible ? { status, label: statusName(status) } : []
    }
    const count = leads.filter((lead) => kind.moves[lead.status]?.includes(status)).length
    if (count === 0) return []
    const name = statusName(status)
    return {
      status,
      label: count < leads.length ? t('selection.forSome', { status: name, count, of: leads.length }) : name,
    }
  })
  const cannotBeReminded = leads.filter(({ status }) => kind.ends.includes(status)).length
  /** Says which of all matching leads a change cannot concern. */
  const exceptionsTo = ({ followUpOn, status }: LeadChange) => {
    const from = matching?.statuses ?? []
    const isBlocked = status && from.some((one) => one !== status && !kind.moves[one]?.includes(status))
    return [
      ...(followUpOn && from.some((one) => kind.ends.includes(one)) ? [t('matching.closed')] : []),
      ...(isBlocked ? [t('matching.blocked', { status: statusName(status) })] : []),
    ]
  }
  const followUpLabel =
    cannotBeReminded > 0 && !matching
      ? t('selection.forSome', {
          status: t('selection.followUp'),
          count: leads.length - cannotBeReminded,
          of: leads.length,
        })
      : t('selection.followUp')
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const { status, assignee } = values
    const followUpOn = values.followUpOn && readTyped('date', values.followUpOn)
    if (busy || !(status || assignee || followUpOn)) return
    if (followUpOn && !isDay(followUpOn)) return onRefuse(ofLists('filter.wrongDay'))
    const change = {
      ...(followUpOn && { followUpOn }),
      ...(status && { status }),
      ...(assignee && { assigneeId: assignee === NOBODY ? null : assignee }),
    } as LeadChange
    const nameOfAssignee = assignee === NOBODY ? t('filter.nobody') : colleagues.find(({ id }) => id === assignee)?.name
    if (matching) {
      const inWords = [
        [t('selection.status'), status && statusName(status)],
        [t('selection.assignee'), nameOfAssignee],
        [t('selection.followUp'), followUpOn && values.followUpOn],
      ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
      setQuestion({ change, inWords })
    } else if (isEarlyVisit(status, leads)) setAsked(change)
    else onChange(change)
  }
  const moveTrash = () => {
    const change = { trashed: !trashed }
    if (busy) return
    if (matching) setQuestion({ change, inWords: [t(trashed ? 'matching.restore' : 'matching.trash')] })
    else onChange(change)
  }
  const restoreSpam = () => {
    const change = { status: firstStatus(kind) }
    if (busy) return
    if (matching) setQuestion({ change, inWords: [`${t('selection.status')}: ${statusName(change.status!)}`] })
    else onChange(change)
  }
  return (
    <>
      {!trashed && (
        <form className={styles.actions} onSubmit={apply}>
          <label>
            <span>{t('selection.status')}</span>
            <select name="status" className={styles.control}>
              <option value="">{t('selection.unchanged')}</option>
              {moves.map(({ status, label }) => (
                <option key={status} value={status}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{t('selection.assignee')}</span>
            <select name="assignee" className={styles.control}>
              <option value="">{t('selection.unchanged')}</option>
              <option value={NOBODY}>{t('filter.nobody')}</option>
              {colleagues
                .filter(({ assignable }) => assignable)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
          <div className={styles.labelled}>
            <label htmlFor="selection-follow-up">{followUpLabel}</label>
            <TimeInput
              id="selection-follow-up"
              className={styles.control}
              of="date"
              name="followUpOn"
              label={t('selection.followUp')}
            />
          </div>
          <Button type="submit" small aria-disabled={busy || undefined}>
            {t('selection.apply')}
          </Button>
        </form>
      )}
      <MatchingQuestion
        count={matching?.count ?? 0}
        changes={matching && question?.inWords}
        exceptions={question ? exceptionsTo(question.change) : []}
        onConfirm={() => onChange(question!.change)}
        onClose={() => setQuestion(undefined)}
      />
      <EarlyVisit
        kind={kind}
        leads={asked && leads}
        status={asked?.status ? statusName(asked.status) : ''}
        onConfirm={() => onChange({ ...asked, confirmed: true })}
        onClose={() => setAsked(undefined)}
      />
      {isSpam && !trashed && (
        <Button small aria-disabled={busy || undefined} onClick={restoreSpam}>
          <MailCheck aria-hidden />
          {t('spam.restore')}
        </Button>
      )}
      {!matching && (
        <ButtonLink
          look="outline"
          small
          href={address({ ids: leads.map(({ id }) => id).join(','), page: undefined }, kind.print)}
        >
          <Printer aria-hidden />
          {t('selection.print')}
        </ButtonLink>
      )}
      <Button look="outline" small aria-disabled={busy || undefined} onClick={moveTrash}>
        {trashed ? <RotateCcw aria-hidden /> : <Trash2 aria-hidden />}
        {t(trashed ? 'selection.restore' : 'selection.trash')}
      </Button>
      {!matching && (isSpam || trashed) && user?.role === 'admin' && (
        <EraseLeads count={leads.length} busy={busy} onConfirm={onErase} />
      )}
    </>
  )
}
