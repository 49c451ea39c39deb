import type { FieldFault } from '../http/problem.js'

/** What became of a form that was posted without JavaScript; the page shows it where the browser would. */
export interface FormOutcome {
  form: 'contact' | 'franchise' | 'newsletter' | 'signIn'
  /** HTTP status of the answer. */
  status: number
  /** What was typed, to be shown again. */
  values: Record<string, string>
  errors: FieldFault[]
  /** Until the next try is welcome, when there were too many. */
  seconds?: number
}
