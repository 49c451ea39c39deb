import { type RefObject, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isTaken, type Outcome } from './outcome'

/** What every form keeps of what it sends, however it sends it. */
export interface Submission extends State {
  /** Where the outcome stands, if it has a place of its own. */
  notice: RefObject<HTMLDivElement | null>
  /** To be said before it is sent: one at a time, so that this is false while one is on its way. */
  begin: () => boolean
  /**
   * Shows what became of it and leads its sender there: to the first field to mend, or else to the notice.
   * @returns what is shown: without the errors, where the form has no field for them
   */
  report: (form: HTMLFormElement, outcome: Outcome) => Outcome
  /** Ends it with nothing to show. */
  end: () => void
  /** A field has changed: what was wrong with it is no longer said. */
  mended: (field: string) => void
}

interface State {
  submitting: boolean
  /** Of the last time it was sent; none while it is on its way again. */
  outcome?: Outcome
  /** How often it was taken: each time the fields may begin anew. */
  round: number
}

type Event = { type: 'begun' } | { type: 'ended'; outcome?: Outcome } | { type: 'mended'; field: string }

/**
 * Where a form stands between being sent and being answered.
 * @param leadTo how its sender gets to where it goes on
 */
export function useSubmission(initial?: Outcome, leadTo = (element: HTMLElement) => element.focus()): Submission {
  const [state, dispatch] = useReducer(after, { submitting: false, outcome: initial, round: 0 })
  const underway = useRef(false) // known at once: a second press comes before it is shown
  const notice = useRef<HTMLDivElement>(null)

  const end = (outcome?: Outcome) => {
    underway.current = false
    dispatch({ type: 'ended', outcome })
  }
  return {
    ...state,
    notice,
    begin: () => {
      if (underway.current) return false
      underway.current = true
      dispatch({ type: 'begun' })
      return true
    },
    report: (form, answer) => {
      const wrong = firstWrong(form, answer)
      const outcome = wrong ? answer : { ...answer, errors: [] }
      const isAttended = document.activeElement === document.body || form.contains(document.activeElement)
      flushSync(() => end(outcome))
      const next = wrong ?? notice.current
      if (isAttended && next) leadTo(next)
      return outcome
    },
    end: () => end(),
    mended: (field) => dispatch({ type: 'mended', field }),
  }
}

function after(state: State, event: Event): State {
  if (event.type === 'begun') return { ...state, submitting: true, outcome: undefined }
  if (event.type === 'ended') {
    const { outcome } = event
    return { submitting: false, outcome, round: state.round + Number(Boolean(outcome && isTaken(outcome))) }
  }
  if (!state.outcome?.errors.length) return state
  const errors = state.outcome.errors.filter(({ field }) => field !== event.field)
  return { ...state, outcome: errors.length > 0 ? { ...state.outcome, errors } : undefined }
}

function firstWrong(form: HTMLFormElement, { errors }: Outcome): HTMLElement | undefined {
  return ([...form.elements] as HTMLInputElement[]).find(
    ({ name, type }) => type !== 'hidden' && errors.some(({ field }) => field === name),
  )
}
