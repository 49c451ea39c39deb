import { createContext, useContext } from 'react'
import type { LeadChange, LeadKind } from '../lead-kinds'
import type { LeadReply, LeadView } from './lead-view'

/** Action on a lead, based on the version seen. */
export interface Task {
  change?: LeadChange
  merge?: { leadId: string }
  split?: { leadId: string }
  call?: { outcome: 'reached' | 'missed'; note?: string }
  /** Takes back a reply, which becomes a draft again. */
  takeBack?: { replyId: string } & Pick<LeadReply, 'text' | 'files'>
  /** Reverts the last action, of the lead of the page or of another one. */
  undo?: true
  of?: { id: string; version: number }
  /** Opens the next lead of the list whose sender waits for an answer afterwards, if there is one. */
  thenNext?: boolean
  /** Success message. */
  done: string
  /** Name of the action in a failure message. */
  attempt: string
  /** Runs when the task has succeeded, such as to empty its field. */
  onDone?: () => void
  /** Runs after the current task instead of being dropped, so that a choice is not lost. */
  waits?: boolean
}

export interface LeadWork {
  kind: LeadKind
  lead: LeadView
  busy: boolean
  /** Address of the next lead whose sender waits for an answer. */
  nextWaiting: string | undefined
  perform: (task: Task) => void
  /** Refreshes the page data, unless the user is navigating away. */
  refresh: () => Promise<void>
  /** Shows a success message, on the page of the next lead if wanted. */
  report: (text: string, options?: { undo?: Task; thenNext?: boolean }) => void
  /** Shows why something was not done. */
  refuse: (text: string) => void
  /** Hides the last message. */
  dismiss: () => void
}

const Context = createContext<LeadWork | null>(null)

export const LeadWorkProvider = Context.Provider

/** Returns the lead of the page and the actions on it. */
export function useLeadWork(): LeadWork {
  const work = useContext(Context)
  if (!work) throw new Error('There is no lead around this component')
  return work
}
