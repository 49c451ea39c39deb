import { navigate } from 'vike/client/router'
import { keys, modifiedKeys, statusKey } from '#views/kit/admin/keyboard/keys'
import { Shortcuts } from '#views/kit/admin/keyboard/Shortcuts'
import { useTranslations } from '#views/page-context'
import { nameOfLead } from '../name-of-lead'
import { useStatusName } from '../use-status-name'
import { linkTo } from './lead-ways'
import { useLeadWork } from './lead-work'
import { isReplyable } from './reply-place'
import { useBlockedReason } from './StatusMoves'

/** Keyboard shortcuts to the neighbouring leads, the list, the statuses and the other actions. */
export function LeadShortcuts() {
  const t = useTranslations('leads')
  const { kind, lead, nextWaiting, perform, refuse } = useLeadWork()
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
    if (status === lead.status) return nextWaiting && void navigate(nextWaiting)
    if (!lead.moves.includes(status)) return move(status)
    const name = statusName(status)
    perform({
      change: { status } as object,
      thenNext: true,
      done: t('done.status', { status: `${name} (${nameOfLead(kind, lead)})` }),
      attempt: t('attempt.status', { status: name }),
    })
  }
  const ofWork = [
    ...kind.statuses.map((status, index) => ({
      key: statusKey(index),
      text: t('shortcuts.status', { status: statusName(status) }),
      press: () => move(status),
    })),
    { key: keys.assignToMe, text: t('lead.take'), press: () => linkTo('take')?.click() },
    ...(closed ? [{ key: keys.close, text: t('shortcuts.close'), press: () => close(closed) }] : []),
  ]
  return (
    <Shortcuts
      shortcuts={[
        { key: keys.next, text: t('shortcuts.next'), press: () => linkTo('next')?.click() },
        { key: keys.previous, text: t('shortcuts.previous'), press: () => linkTo('previous')?.click() },
        { key: keys.back, text: t('shortcuts.back'), press: () => linkTo('back')?.click() },
        ...(isWorkable ? ofWork : []),
        ...(isReplyable(lead)
          ? [{ key: keys.reply, text: t('lead.reply'), press: () => linkTo('reply')?.click() }]
          : []),
        { key: keys.note, text: t('shortcuts.note'), press: () => document.getElementById('note-text')?.focus() },
        { key: modifiedKeys.submit, text: t('shortcuts.submit') },
      ]}
    />
  )
}
