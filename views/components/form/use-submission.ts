import { useReducer, useRef } from 'react'
import { newIdempotencyKey } from '#client/idempotency-key'
import { problemIn } from '#client/problem'
import { RequestError, write } from '#client/requests'
import type { FormOutcome } from '#src/rendering/form-outcome'

export type Values = Record<string, string>

/** What became of a form, by JavaScript or without. A status below 300: it was taken. */
export type Outcome = Pick<FormOutcome, 'status' | 'code' | 'seconds' | 'errors'>

interface State {
  submitting: boolean
  /** Of the last time it was sent; none while it is on its way again. */
  outcome?: Outcome
  /** How often it was taken: each time it begins anew. */
  round: number
}

type Event = { type: 'sent' } | { type: 'answered'; outcome: Outcome } | { type: 'mended'; field: string }

/** Where a form stands between being sent and being answered. */
export function useSubmission(endpoint: string, initial?: Outcome) {
  const [state, dispatch] = useReducer(next, { submitting: false, outcome: initial, round: 0 })
  const underway = useRef(false)
  const attempt = useRef({ body: '', key: '' })

  /** Sends what was typed, but for one at a time; the same words sent again are the same attempt. */
  const send = async (values: Values): Promise<Outcome | undefined> => {
    if (underway.current) return undefined
    underway.current = true
    dispatch({ type: 'sent' })
    const body = JSON.stringify(values)
    if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() }
    try {
      await write({ method: 'POST', path: endpoint, body: values, idempotencyKey: attempt.current.key })
      attempt.current = { body: '', key: '' }
      return { status: 200, errors: [] }
    } catch (error) {
      return outcomeOf(error)
    } finally {
      underway.current = false
    }
  }

  return {
    ...state,
    send,
    answered: (outcome: Outcome) => dispatch({ type: 'answered', outcome }),
    mended: (field: string) => dispatch({ type: 'mended', field }),
  }
}

function next(state: State, event: Event): State {
  if (event.type === 'sent') return { ...state, submitting: true, outcome: undefined }
  if (event.type === 'answered') {
    const { outcome } = event
    return { submitting: false, outcome, round: state.round + Number(isTaken(outcome)) }
  }
  if (!state.outcome?.errors.length) return state
  const errors = state.outcome.errors.filter(({ field }) => field !== event.field)
  return { ...state, outcome: errors.length > 0 ? { ...state.outcome, errors } : undefined }
}

export function isTaken({ status }: Outcome): boolean {
  return status >= 200 && status < 300
}

/** Nobody answered: 0, or 504 where the form may have arrived all the same. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof RequestError)) {
    return { status: (error as Error).name === 'TimeoutError' ? 504 : 0, errors: [] }
  }
  const { code, errors = [] } = problemIn(error) ?? {}
  return { status: error.status, code, seconds: error.retryAfter, errors }
}
