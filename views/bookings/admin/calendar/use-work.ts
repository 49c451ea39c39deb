import { useState } from 'react'
import { problemIn } from '#client/requests/problem'
import type { FieldFault } from '#src/platform/http/problems/problem'
import type { FreeTimeDto } from '#src/platform/http/problems/problem.dto'
import { isTaken, type Outcome } from '#views/kit/forms/outcome'
import { outcomeOf, TAKEN } from '#views/kit/forms/request-outcome'
import { useRetryKey } from '#views/kit/forms/use-retry-key'
import { useSubmission } from '#views/kit/forms/use-submission'

/**
 * Manages the submission of a form of the calendar.
 * @param named fields of the form by the fields of the API that they are sent as
 */
export function useWork(named: Record<string, string> = {}) {
  const submission = useSubmission()
  const { keyOf } = useRetryKey()
  const [alternatives, setAlternatives] = useState<FreeTimeDto[]>([])
  /**
   * Sends the form; reports a failure in it.
   * @param faults that are found before it is sent
   * @returns the answer if there was no failure
   */
  const run = async <Answer>(
    form: HTMLFormElement,
    send: () => Promise<Answer>,
    faults: FieldFault[] = [],
  ): Promise<Answer | undefined> => {
    if (!submission.begin()) return undefined
    setAlternatives([])
    if (faults.length > 0) {
      submission.report(form, { status: 422, errors: faults })
      return undefined
    }
    let answer: Answer | undefined
    let outcome: Outcome = TAKEN
    try {
      answer = await send()
    } catch (error) {
      const failed = outcomeOf(error)
      const problem = problemIn(error)
      const rename = (fault: FieldFault) => ({ ...fault, field: named[fault.field] ?? fault.field })
      // The message of a fault is for forms without its field.
      const detail = problem?.errors?.[0]?.message ?? failed.detail
      outcome = { ...failed, detail, errors: failed.errors.map(rename) }
      setAlternatives(problem?.alternatives ?? [])
    }
    submission.report(form, outcome)
    return answer
  }
  const { outcome } = submission
  const failure = outcome && !isTaken(outcome) && outcome.errors.length === 0 ? outcome : undefined
  return { submission, alternatives, failure, run, keyOf }
}
