import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnswerOf } from '#client/documented'
import { write } from '#client/requests/requests'
import { showAgain } from '#client/show-again'
import type { RowsOutcome } from '#views/kit/admin/list/ListOutcome'
import { useFailure } from '#views/kit/admin/use-failure'
import { useTranslations } from '#views/page-context'
import type { LeadChange, LeadKind } from '../lead-kinds'
import { useNoticeTime } from '../use-notice-time'

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
  | 'followUpNotAllowed'

const reasons: Record<string, Reason> = {
  'lead.undo_not_allowed': 'undoNotAllowed',
  'lead.move_not_allowed': 'moveNotAllowed',
  'lead.visit_ahead': 'visitAhead',
  'lead.not_found': 'notFound',
  'lead.erasure_not_allowed': 'erasureNotAllowed',
  'booking.taken': 'timeTaken',
  'booking.elsewhere': 'elsewhere',
  'lead.assignee_elsewhere': 'assigneeElsewhere',
  'lead.follow_up_not_allowed': 'followUpNotAllowed',
}

/** How a change is reported. */
interface SentAction {
  says: Says
  /** True if the report offers to undo it. */
  undo: boolean
  of: LeadKind
  keepsFocus?: boolean
  /** New status, if it is one. */
  status?: string
}

/** Refused leads that are listed by name. */
const MOST_NAMED = 20
/** Ids in one request. */
const MOST_IDS = 200

/** Bulk changes of leads, with the result of each. @param nameOf undefined for a lead of another page */
export function useLeadActions(kind: LeadKind, nameOf: (id: string) => string | undefined) {
  const t = useTranslations('leads')
  const withNotice = useNoticeTime(kind)
  const failure = useFailure()
  const [outcome, setOutcome] = useState<RowsOutcome>()
  const { mutateAsync, isPending: isChanging } = useMutation({ mutationFn: (ask: () => Promise<Changed>) => ask() })
  const { mutateAsync: eraseAll, isPending: isErasing } = useMutation({
    mutationFn: (ids: string[]) => write({ method: 'POST', path: `${kind.api}/erase`, body: { ids } }),
  })
  const running = useRef(false) // a ref, because a second click can come before the next render

  const send = async (
    ask: () => Promise<Changed>,
    { says, undo, of, keepsFocus = false, status }: SentAction,
  ): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    try {
      const { at, changed, unchanged, refused } = await mutateAsync(ask)
      await showAgain()
      setOutcome({
        text: [
          withNotice(t(`outcome.${says}`, { count: changed.length }), changed.length > 0 ? status : undefined),
          unchanged.length > 0 && t('outcome.unchanged', { count: unchanged.length }),
        ]
          .filter(Boolean)
          .join(' '),
        refused: { count: refused.length, reasons: reasonsOf(refused) },
        keepsFocus,
        undo:
          undo && changed.length > 0
            ? () => void send(() => undoAll({ ids: changed, at }, of), { says: 'undone', undo: false, of })
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

  const reasonOf = (code: string) => t(`outcome.${reasons[code] ?? 'otherReason'}`)

  /** Returns the reasons by lead; by reason for leads of other pages, and for all if they are many. */
  const reasonsOf = (refused: Changed['refused']) => {
    const named = refused.length <= MOST_NAMED ? refused.filter(({ id }) => nameOf(id) !== undefined) : []
    const others = refused.filter((one) => !named.includes(one))
    return [
      ...named.map(({ id, code }) => t('outcome.reason', { name: nameOf(id) ?? '', reason: reasonOf(code) })),
      ...[...new Set(others.map(({ code }) => code))].map((code) => {
        const { length: count } = others.filter((one) => one.code === code)
        return t('outcome.several', { count, reason: reasonOf(code) })
      }),
    ]
  }

  /** Permanently deletes leads. */
  const erase = async (ids: string[]): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    try {
      const { erased, refused } = await eraseAll(ids)
      const refusals = reasonsOf(refused) // names are resolved while the rows are still in the list
      await showAgain()
      setOutcome({
        text: t('outcome.erased', { count: erased.length }),
        refused: { count: refused.length, reasons: refusals },
      })
      return true
    } catch (error) {
      setOutcome(failure(error))
      return false
    } finally {
      running.current = false
    }
  }

  /** Undoes a change in batches, as many as a request accepts. */
  const undoAll = async ({ ids, at }: { ids: string[]; at: string }, { api }: LeadKind): Promise<Changed> => {
    const undone: Changed = { at, changed: [], unchanged: [], refused: [] }
    for (let start = 0; start < ids.length; start += MOST_IDS) {
      const body = { ids: ids.slice(start, start + MOST_IDS), at }
      const batch = await write({ method: 'POST', path: `${api}/changes/undo`, body })
      for (const list of ['changed', 'unchanged'] as const) undone[list].push(...batch[list])
      undone.refused.push(...batch.refused)
    }
    return undone
  }

  /** Changes all leads that match a filter, if they are as many as confirmed. */
  const changeMatching = (query: Record<string, string>, count: number, changes: LeadChange): Promise<boolean> => {
    const ask = () =>
      write({ method: 'POST', path: `${kind.api}/changes/matching`, query, body: { count, ...changes } })
    return send(ask, { says: saysOf(changes), undo: true, of: kind, status: changes.status })
  }

  const change = (ids: string[], changes: LeadChange, { of = kind, keepsFocus = false } = {}): Promise<boolean> => {
    const ask = () => write({ method: 'POST', path: `${of.api}/changes`, body: { ids, ...changes } })
    return send(ask, { says: saysOf(changes), undo: true, of, keepsFocus, status: changes.status })
  }

  return {
    outcome,
    busy: isChanging || isErasing,
    change,
    changeMatching,
    erase,
    dismiss: () => setOutcome(undefined),
    refuse: (text: string) => setOutcome({ text, failed: true }),
  }
}

const saysOf = ({ trashed }: LeadChange): Says => (trashed === undefined ? 'changed' : trashed ? 'trashed' : 'restored')
