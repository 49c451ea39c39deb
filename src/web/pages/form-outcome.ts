import type { FreeTimeDto } from '#src/platform/http/problems/problem.dto.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { ProblemCode } from '#src/platform/http/problems/problem-types.js'

/** Form that waits for the confirmation of the sign-in. */
export interface RepeatedForm {
  /** Address that it was posted to. */
  action: string
  /** Posted fields, without secrets. */
  fields: [name: string, value: string][]
}

/** Outcome of a form that was posted without JavaScript; its page shows it. A status below 300: it was accepted. */
export interface FormOutcome {
  /** Name of the form. */
  form: string
  /** HTTP status of the answer. */
  status: number
  /** Posted values, to be shown again; after a redirect only those that identify nobody. */
  values: Record<string, string>
  errors: FieldFault[]
  /** Reference of the stored lead. */
  reference?: string
  /** Code of the problem, as in the API; also the key of its words in the `problem` texts. */
  code?: ProblemCode
  /** Free times near the one that was taken. */
  alternatives?: FreeTimeDto[]
  /** Until the next try is welcome, when there were too many. */
  seconds?: number
  /** To be answered by waiting, where too many forms come from one address. */
  challenge?: string
  /** It was not sent, and is shown for its sender to look at what was typed. */
  unsent?: boolean
  /** Form that is sent again with the confirmation of the sign-in. */
  repeated?: RepeatedForm
  /** Result of the API action, to be shown this once. */
  issued?: unknown
}
