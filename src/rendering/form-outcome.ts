import type { FieldFault } from '../http/problems/problem.js'

/** The forms that a page may be shown again with. */
export type FormName =
  | 'contact'
  | 'franchise'
  | 'newsletter'
  | 'signIn'
  | 'code'
  | 'invitation'
  | 'password'
  | 'name'
  | 'secondFactor'
  | 'secondFactorSetup'
  | 'recoveryCodes'
  | 'secondFactorOff'
  | 'sessions'
  | 'invite'
  | 'user'
  | 'mail'

/** What the server made for the sender of a form, to be shown this once. */
export interface Issued {
  recoveryCodes?: string[]
  /** To hand over to a person, with whom it is for. */
  invitation?: { link: string; email: string; expiresAt: Date }
}

/** What became of a form that was posted without JavaScript; the page shows it where the browser would. A status below 300: it was taken. */
export interface FormOutcome {
  form: FormName
  /** HTTP status of the answer. */
  status: number
  /** What was typed, to be shown again. */
  values: Record<string, string>
  errors: FieldFault[]
  /** What went wrong, as the API names it. */
  code?: string
  /** Key of that in the `problem` texts. */
  problem?: string
  /** Until the next try is welcome, when there were too many. */
  seconds?: number
  issued?: Issued
}
