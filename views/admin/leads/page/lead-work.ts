import { createContext, useContext } from 'react'
import type { LeadChange, LeadKind } from '../lead-kinds'
import type { LeadView } from './lead-view'

/** Something to be done to a lead as it was seen. */
export interface Task {
  change?: LeadChange
  merge?: { leadId: string }
  split?: { leadId: string }
  /** Takes back what was done last. */
  undo?: true
  /** What is said when it is done. */
  done: string
  /** What it is called when it could not be done. */
  attempt: string
  /** Whether it comes after what is being done, where others are left out: a choice is not lost. */
  waits?: boolean
}

export interface LeadWork {
  kind: LeadKind
  lead: LeadView
  busy: boolean
  perform: (task: Task) => void
  /** Says that something was done. */
  report: (text: string) => void
  /** Takes away what was said last. */
  dismiss: () => void
}

const Context = createContext<LeadWork | null>(null)

export const LeadWorkProvider = Context.Provider

/** The lead of the page, and how to work on it. */
export function useLeadWork(): LeadWork {
  const work = useContext(Context)
  if (!work) throw new Error('There is no lead around this component')
  return work
}
