import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnswerOf } from '#client/documented'
import { write } from '#client/requests/requests'
import { showAgain } from '#client/show-again'
import { useTranslations } from '#views/translations'
import type { RowsOutcome } from '../../list/ListOutcome'
import { useFailure } from '../../use-failure'
import type { LeadChange, LeadKind } from '../lead-kinds'

type Changed = AnswerOf<'POST', `${LeadKind['api']}/changes`>

type Says = 'changed' | 'trashed' | 'restored' | 'undone'

type Reason =
  | 'moveNotAllowed'
  | 'visitAhead'
  | 'undoNotAllowed'
  | 'notFound'
  | 'erasureNotAllowed'
  | 'timeTaken'
  | 'elsewhere'
  | 'assigneeElsewhere'

const reasons: Record<string, Reason> = {
  'lead.undo_not_allowed': 'undoNotAllowed',
  'lead.move_not_allowed': 'moveNotAllowed',
  'lead.visit_ahead': 'visitAhead',
  'lead.not_found': 'notFound',
  'lead.erasure_not_allowed': 'erasureNotAllowed',
  'booking.taken': 'timeTaken',
  'booking.elsewhere': 'elsewhere',
  'lead.assignee_elsewhere': 'assigneeElsewhere',
}

/** Bulk changes of leads, with the result of each. */
export function useLeadActions(kind: LeadKind, nameOf: (id: string) => string) {
  const t = useTranslations('leads')
  const failure = useFailure()
  const [outcome, setOutcome] = useState<RowsOutcome>()
  const { mutateAsync, isPending: isChanging } = useMutation({ mutationFn: (ask: () => Promise<Changed>) => ask() })
  const { mutateAsync: eraseAll, isPending: isErasing } = useMutation({
    mutationFn: (ids: string[]) => write({ method: 'POST', path: `${kind.api}/erase`, body: { ids } }),
  })
  const running = useRef(false) // a ref, because a second click can come before the next render

  const send = async (ask: () => Promise<Changed>, says: Says, undo: boolean, of: LeadKind, keepsFocus = false) => {
    if (running.current) return false
    running.current = true
    try {
      const { at, changed, unchanged, refused } = await mutateAsync(ask)
      await showAgain()
      setOutcome({
        text: [
          t(`outcome.${says}`, { count: changed.length }),
          unchanged.length > 0 && t('outcome.unchanged', { count: unchanged.length }),
        ]
          .filter(Boolean)
          .join(' '),
        refused: reasonsOf(refused),
        keepsFocus,
        undo:
          undo && changed.length > 0
            ? () => void send(() => undoAll({ ids: changed, at }, of), 'undone', false, of)
            : undefined,
      })
      return true
    } catch (error) {
      setOutcome(failure(error))
      return false
    } finally {
      running.current = false
    }
  }

  const reasonsOf = (refused: Changed['refused']) =>
    refused.map(({ id, code }) =>
      t('outcome.reason', { name: nameOf(id), reason: t(`outcome.${reasons[code] ?? 'otherReason'}`) }),
    )

  /** Permanently deletes leads. */
  const erase = async (ids: string[]): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    try {
      const { erased, refused } = await eraseAll(ids)
      const refusals = reasonsOf(refused) // names are resolved while the rows are still in the list
      await showAgain()
      setOutcome({ text: t('outcome.erased', { count: erased.length }), refused: refusals })
      return true
    } catch (error) {
      setOutcome(failure(error))
      return false
    } finally {
      running.current = false
    }
  }

  const undoAll = (body: { ids: string[]; at: string }, { api }: LeadKind) =>
    write({ method: 'POST', path: `${api}/changes/undo`, body })

  const change = (ids: string[], changes: LeadChange, { of = kind, keepsFocus = false } = {}): Promise<boolean> => {
    const says = changes.trashed === undefined ? 'changed' : changes.trashed ? 'trashed' : 'restored'
    const ask = () => write({ method: 'POST', path: `${of.api}/changes`, body: { ids, ...changes } })
    return send(ask, says, true, of, keepsFocus)
  }

  return { outcome, dismiss: () => setOutcome(undefined), busy: isChanging || isErasing, change, erase }
}
