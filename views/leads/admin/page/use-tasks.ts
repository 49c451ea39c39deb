import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { navigate } from 'vike/client/router'
import { isNavigating } from '#client/navigation'
import { write } from '#client/requests/requests'
import { showAgain } from '#client/show-again'
import { TAKE_BACK_SECONDS } from '#src/shared/leads/lead-reply'
import type { ActionOutcome } from '#views/kit/admin/notice/action-outcome'
import { useFailure } from '#views/kit/admin/use-failure'
import { useRetryKey } from '#views/kit/forms/use-retry-key'
import { useTranslations } from '#views/page-context'
import type { LeadKind } from '../lead-kinds'
import { useNoticeTime } from '../use-notice-time'
import { restoreReply } from './drafts'
import type { LeadView } from './lead-view'
import type { Task } from './lead-work'

const CHANGED_MEANWHILE = 412
/** Duration of a success message in milliseconds; the page itself shows the change. */
const SHOWN_MS = 8000

/** Result of a task; a result that can be undone stays until the next task. */
export interface TaskOutcome extends ActionOutcome {
  undo?: Task
  /** True if the status was changed, whose control keeps the focus. */
  isMove?: boolean
  /** True if it concerns the lead that was left. */
  isEarlier?: boolean
}

/** Outcome for the page of the next lead. */
let passedOn: TaskOutcome | undefined

function takePassedOn(): TaskOutcome | undefined {
  const outcome = passedOn
  passedOn = undefined
  return outcome
}

/** Task rejected because somebody else changed the lead first. */
export interface Conflict {
  task: Task
  /** Number of history events known when the task was started. */
  known: number
}

/** Runs tasks on a lead one at a time, with optimistic locking. @param nextWaiting address of the lead that follows some tasks */
export function useTasks(kind: LeadKind, lead: LeadView, nextWaiting: string | undefined) {
  const t = useTranslations('leads')
  const [outcome, setOutcome] = useState(takePassedOn)
  const [conflict, setConflict] = useState<Conflict>()
  const [busy, setBusy] = useState(false)
  const withNotice = useNoticeTime(kind)
  const sayFailure = useFailure()
  // A ref, because the page has the new version only after its next render: a second click comes sooner.
  const seen = useRef(lead.version)
  const { keyOf, renew } = useRetryKey()
  const { mutateAsync } = useMutation({
    mutationFn: (task: Task) => {
      // A retry is the same call until the page shows it.
      const shown = lead.history.filter(({ type }) => type === 'called').length
      const idempotencyKey = task.call && keyOf([lead.id, task.call, shown])
      return send(task, kind, { id: lead.id, version: seen.current, idempotencyKey })
    },
    onSuccess: renew,
  })
  const running = useRef(false)
  const waiting = useRef<Task>(undefined)
  const here = useRef(true)

  useEffect(() => {
    seen.current = lead.version
  }, [lead.version])
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])
  useEffect(() => {
    if (!outcome || outcome.failed || (outcome.undo && !outcome.undo.takeBack)) return
    const timer = setTimeout(() => setOutcome(undefined), outcome.undo ? TAKE_BACK_SECONDS * 1000 : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  /** Returns whether the user is on the page, and not navigating away. */
  const isHere = () => here.current && !isNavigating()
  const refresh = async () => {
    if (isHere()) await showAgain()
  }
  const run = async (task: Task) => {
    setOutcome(undefined)
    setConflict(undefined)
    try {
      const { version } = await mutateAsync(task)
      task.onDone?.()
      // The server undoes no calls.
      const isUndoable = !task.of && !task.call && version !== seen.current
      if (!task.of) seen.current = version
      if (task.takeBack) restoreReply(task.of?.id ?? lead.id, task.takeBack)
      if (task.thenNext && nextWaiting && isHere()) {
        const undo = { ...undoing(t), of: { id: lead.id, version } }
        passedOn = {
          text: withNotice(task.done, task.change?.status),
          undo: isUndoable ? undo : undefined,
          isEarlier: true,
        }
        return navigate(nextWaiting)
      }
      await refresh()
      const undo = isUndoable && !task.undo && !task.takeBack ? undoing(t) : undefined
      const text = undo ? withNotice(task.done, task.change?.status) : task.done
      setOutcome({ text, undo, isMove: task.change?.status !== undefined })
    } catch (error) {
      const found = sayFailure(error)
      if (found.status !== CHANGED_MEANWHILE || task.of) return setOutcome(found)
      await refresh()
      setConflict({ task, known: lead.history.length })
    }
  }
  const perform = async (task: Task) => {
    if (running.current) {
      if (task.waits) waiting.current = { ...task, change: { ...waiting.current?.change, ...task.change } }
      return
    }
    running.current = true
    setBusy(true)
    for (let next: Task | undefined = task; next; next = waiting.current) {
      waiting.current = undefined
      await run(next)
    }
    running.current = false
    setBusy(false)
  }
  return {
    outcome,
    conflict,
    busy,
    perform,
    refresh,
    report: (text: string, { undo, thenNext }: { undo?: Task; thenNext?: boolean } = {}) => {
      if (!thenNext || !nextWaiting || !isHere()) return setOutcome({ text, undo })
      passedOn = { text, undo, isEarlier: true }
      void navigate(nextWaiting)
    },
    refuse: (text: string) => setOutcome({ text, failed: true }),
    dismiss: () => setOutcome(undefined),
    drop: () => setConflict(undefined),
  }
}

function undoing(t: ReturnType<typeof useTranslations<'leads'>>): Task {
  return { undo: true, done: t('done.undone'), attempt: t('attempt.undo') }
}

interface SeenLead {
  id: string
  /** Version of the lead as it was seen. */
  version: number
  /** Key of a call, which no version protects from being recorded twice. */
  idempotencyKey?: string
}

/** Sends a task to the API. */
function send(
  { change = {}, merge, split, call, takeBack, undo, of }: Task,
  { api }: LeadKind,
  { idempotencyKey, ...page }: SeenLead,
) {
  const { id, version } = of ?? page
  const seen = { parameters: { id }, ifMatch: `"${version}"` }
  if (undo) return write({ method: 'POST', path: `${api}/{id}/undo`, ...seen })
  if (merge) return write({ method: 'POST', path: `${api}/{id}/merge`, body: merge, ...seen })
  if (split) return write({ method: 'POST', path: `${api}/{id}/split`, body: split, ...seen })
  if (call) return write({ method: 'POST', path: `${api}/{id}/calls`, parameters: { id }, idempotencyKey, body: call })
  if (takeBack) {
    const { replyId } = takeBack
    return write({ method: 'DELETE', path: `${api}/{id}/replies/{replyId}`, parameters: { id, replyId } })
  }
  return write({ method: 'PATCH', path: `${api}/{id}`, body: change, ...seen })
}
