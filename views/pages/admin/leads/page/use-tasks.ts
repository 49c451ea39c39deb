import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Write, write } from '../../../../../client/requests'
import { showAgain } from '../../../../../client/show-again'
import { type Failure, useFailure } from '../../use-failure'
import type { LeadKind } from '../lead-kinds'
import type { Task } from './lead-work'
import type { LeadView } from './lead-view'

const CHANGED_MEANWHILE = 412
/** What was done is seen on the page itself: long enough to read that it was. */
const TOLD_MS = 8000

/** A task refused because somebody else was quicker. */
export interface Conflict {
  task: Task
  /** How much of the history was known when it was decided on. */
  known: number
}

/** Does what is to be done to a lead on condition that it is still as it was seen. */
export function useTasks(kind: LeadKind, lead: LeadView) {
  const [told, tell] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [conflict, setConflict] = useState<Conflict>()
  const sayFailure = useFailure()
  const { mutateAsync, isPending: busy } = useMutation({ mutationFn: write<unknown> })

  useEffect(() => {
    const timer = setTimeout(() => tell(''), TOLD_MS)
    return () => clearTimeout(timer)
  }, [told])

  const perform = async (task: Task) => {
    if (busy) return
    tell('')
    setFailure(undefined)
    setConflict(undefined)
    try {
      await mutateAsync({ ...requestOf(task, `${kind.api}/${lead.id}`), ifMatch: `"${lead.version}"` })
      await showAgain()
      tell(task.done)
    } catch (error) {
      const found = sayFailure(error)
      if (found.status !== CHANGED_MEANWHILE) return setFailure(found)
      await showAgain()
      setConflict({ task, known: lead.history.length })
    }
  }
  return { told, tell, failure, conflict, drop: () => setConflict(undefined), busy, perform }
}

function requestOf({ change, merge, split }: Task, path: string): Write {
  if (merge) return { method: 'POST', path: `${path}/merge`, body: merge }
  if (split) return { method: 'POST', path: `${path}/split`, body: split }
  return { method: 'PATCH', path, body: change }
}
