import { type RefObject, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isTaken, type Outcome } from './outcome'

/** Submission state of a form. */
export interface Submission extends State {
  /** Ref of the element that shows the outcome, if there is a separate one. */
  notice: RefObject<HTMLDivElement | null>
  /** Marks the submission as started; returns false while another is in progress. */
  begin: () => boolean
  /**
   * Shows the outcome and moves focus to the first invalid field, or else to the notice.
   * @returns the outcome shown: without field errors if the form has no such field
   */
  report: (form: HTMLFormElement, outcome: Outcome) => Outcome
  /** Ends the submission without an outcome. */
  end: () => void
  /** Clears the error of a changed field. */
  mended: (field: string) => void
}

interface State {
  submitting: boolean
  /** Outcome of the last submission; undefined while submitting. */
  outcome?: Outcome
  /** Number of successful submissions; each one may reset the fields. */
  round: number
}

type Event = { type: 'begun' } | { type: 'ended'; outcome?: Outcome } | { type: 'mended'; field: string }

/**
 * Manages the submission state of a form.
 * @param leadTo moves focus to an element
 */
export function useSubmission(initial?: Outcome, leadTo = (element: HTMLElement) => element.focus()): Submission {
  const [state, dispatch] = useReducer(after, { submitting: false, outcome: initial, round: 0 })
  const underway = useRef(false) // a ref, because a second click can come before the next render
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

/** Returns the first field with an error; in a group with an error that is the first of its fields. */
function firstWrong(form: HTMLFormElement, { errors }: Outcome): HTMLElement | undefined {
  const wrong = ([...form.elements] as HTMLInputElement[]).find(
    ({ name, type }) => type !== 'hidden' && errors.some(({ field }) => field === name),
  )
  return wrong instanceof HTMLFieldSetElement ? (wrong.querySelector<HTMLElement>('input, a') ?? undefined) : wrong
}
