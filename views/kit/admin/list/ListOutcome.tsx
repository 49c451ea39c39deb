import { useEffect, useRef } from 'react'
import styles from '../../forms/Notice.module.css'
import type { ActionOutcome } from '../notice/action-outcome'
import { OutcomeNotice } from '../notice/OutcomeNotice'
import { focusList } from './focus-list'

export interface RowsOutcome extends ActionOutcome {
  undo?: () => void
  /** True if focus is to stay in the list, as after a key pressed on a row. */
  keepsFocus?: boolean
}

interface ListOutcomeProps {
  outcome?: RowsOutcome
  busy: boolean
  onDismiss: () => void
}

/** Result of a bulk action. Usually takes focus, since the clicked button may have been removed. */
export function ListOutcome({ outcome, busy, onDismiss }: ListOutcomeProps) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome && !outcome.keepsFocus) text.current?.focus()
  }, [outcome])
  const dismiss = () => {
    onDismiss()
    focusList()
  }
  return (
    <OutcomeNotice
      ref={text}
      className={styles.above}
      outcome={outcome}
      busy={busy}
      onUndo={outcome?.undo}
      onDismiss={dismiss}
    />
  )
}
