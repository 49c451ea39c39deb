import { isBlank } from '../blank.js'

/** Group of fields of which at least one must be filled in. */
export interface FieldGroup {
  /** Name under which its fault is reported. */
  name: string
  of: readonly string[]
  /** Code of the fault, a key of the `validation` texts. */
  required: string
}

export function isFilledIn({ of }: FieldGroup, values: Record<string, unknown>): boolean {
  return of.map((name) => values[name]).some((value) => (typeof value === 'string' ? !isBlank(value) : value != null))
}
