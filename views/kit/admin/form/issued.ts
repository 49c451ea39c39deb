import type { FormOutcome } from '#src/web/pages/form-outcome'

/**
 * Result of the API action that a form of this page asked for, shown this once.
 * @typeParam Result what the API answers to that form
 */
export function issuedBy<Result>(name: string, form: FormOutcome | null): Result | null {
  return form?.form === name && form.issued !== undefined ? (form.issued as Result) : null
}
