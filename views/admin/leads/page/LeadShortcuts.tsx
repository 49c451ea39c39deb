import { useTranslations } from '#views/translations'
import { Shortcuts } from '../../keyboard/Shortcuts'
import { nameOfLead } from '../name-of-lead'
import { useStatusName } from '../use-status-name'
import { useLeadWork } from './lead-work'
import { linkTo } from './lead-ways'
import { isReplyable } from './reply-place'
import { useBlockedReason } from './StatusMoves'

/** Keyboard shortcuts to the neighbouring leads, the list, the statuses and the other actions. */
export function LeadShortcuts() {
  const t = useTranslations('leads')
  const { kind, lead, perform, refuse } = useLeadWork()
  const statusName = useStatusName(kind)
  const reason = useBlockedReason()
  const { closed } = kind
  const isWorkable = !lead.trashedAt && !lead.mergedIntoId
  const move = (status: string) => {
    const button = linkTo(`status-${status}`)
    if (button) button.click()
    else if (status !== lead.status) refuse(`${statusName(status)}: ${reason(status)}.`)
  }
  const close = (status: string) => {
    if (status === lead.status) return linkTo('next')?.click()
    if (!lead.moves.includes(status)) return move(status)
    const name = statusName(status)
    perform({
      ...{ change: { status } as object, thenNext: true },
      done: t('done.status', { status: `${name} (${nameOfLead(kind, lead)})` }),
      attempt: t('attempt.status', { status: name }),
    })
  }
  const ofWork = [
    ...kind.statuses.map((status, index) => ({
      key: String(index + 1),
      text: t('shortcuts.status', { status: statusName(status) }),
      press: () => move(status),
    })),
    { key: 'a', text: t('lead.take'), press: () => linkTo('take')?.click() },
    ...(closed ? [{ key: 'e', text: t('shortcuts.close'), press: () => close(closed) }] : []),
  ]
  return (
    <Shortcuts
      shortcuts={[
        { key: 'j', text: t('shortcuts.next'), press: () => linkTo('next')?.click() },
        { key: 'k', text: t('shortcuts.previous'), press: () => linkTo('previous')?.click() },
        { key: 'u', text: t('shortcuts.back'), press: () => linkTo('back')?.click() },
        ...(isWorkable ? ofWork : []),
        ...(isReplyable(lead) ? [{ key: 'r', text: t('lead.reply'), press: () => linkTo('reply')?.click() }] : []),
        { key: 'n', text: t('shortcuts.note'), press: () => document.getElementById('note-text')?.focus() },
        { key: 'Ctrl + Enter', text: t('shortcuts.submit') },
      ]}
    />
  )
}
