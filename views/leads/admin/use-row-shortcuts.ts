import { keys, statusKey } from '#views/kit/admin/keyboard/keys'
import type { Shortcut } from '#views/kit/admin/keyboard/Shortcuts'
import { focusList } from '#views/kit/admin/list/focus-list'
import { focusedRow, focusRowAt, placeOfFocusedRow } from '#views/kit/admin/list/focused-row'
import { usePageContext, useTranslations } from '#views/page-context'
import type { LeadChoices } from './choices'
import type { LeadChange, LeadKind } from './lead-kinds'
import { linkTo } from './page/lead-ways'

/** Lead in a row of a list. */
interface RowLead {
  id: string
  kind: LeadKind
  status: string
}

interface RowShortcutsOptions extends Pick<LeadChoices, 'colleagues'> {
  rows: RowLead[]
  /** Kinds of the rows. */
  kinds: LeadKind[]
  change: (lead: RowLead, change: LeadChange) => Promise<boolean>
}

/** Longest wait for the page of a lead that a key opens. */
const OPENING_MS = 5000

/** Returns shortcuts that change the lead of the focused row: statuses, assignment to oneself, reply and closing. */
export function useRowShortcuts({ rows, kinds, colleagues, change }: RowShortcutsOptions): Shortcut[] {
  const t = useTranslations('leads')
  const nameOf = t as (key: string) => string
  const { user } = usePageContext()
  const me = colleagues.find(({ email, assignable }) => assignable && email === user?.email)
  const focused = () => rows.find(({ id }) => id === focusedRow()?.id)
  const changeFocused = (changeFor: (lead: RowLead) => LeadChange | undefined) => () => {
    const lead = focused()
    const wanted = lead && changeFor(lead)
    if (!lead || !wanted) return
    const place = placeOfFocusedRow()
    // The row may leave the list: focus moves on to the one in its place.
    void change(lead, wanted).then((changed) => changed && (focusRowAt(place) || focusList()))
  }
  const most = Math.max(...kinds.map(({ statuses }) => statuses.length))
  const statuses = Array.from({ length: most }, (_, index): Shortcut => {
    const names = new Set(
      kinds.flatMap(({ name, statuses: own }) => (own[index] ? [nameOf(`statuses.${name}.${own[index]}`)] : [])),
    )
    return {
      key: statusKey(index),
      text: t('shortcuts.status', { status: [...names].join(' / ') }),
      press: changeFocused(({ kind, status }) => {
        const chosen = kind.statuses[index]
        return chosen && chosen !== status ? ({ status: chosen } as LeadChange) : undefined
      }),
    }
  })
  const closing = kinds.some(({ closed }) => closed)
  return [
    ...statuses,
    ...(me
      ? [{ key: keys.assignToMe, text: t('lead.take'), press: changeFocused(() => ({ assigneeId: me.id })) }]
      : []),
    { key: keys.reply, text: t('lead.reply'), press: () => openThenReply() },
    ...(closing
      ? [
          {
            key: keys.close,
            text: t('shortcuts.closeRow'),
            press: changeFocused(({ kind, status }) =>
              kind.closed && kind.closed !== status ? ({ status: kind.closed } as LeadChange) : undefined,
            ),
          },
        ]
      : []),
  ]
}

/** Opens the lead of the focused row, and begins the reply when its page has arrived. */
function openThenReply(): void {
  const link = focusedRow()?.querySelector<HTMLElement>('[data-row-link]')
  if (!link) return
  const observer = new MutationObserver(() => {
    const reply = linkTo('reply')
    if (!reply) return
    observer.disconnect()
    reply.click()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), OPENING_MS)
  link.click()
}
