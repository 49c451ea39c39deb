import type { FormOutcome } from '#src/web/pages/form-outcome'
import type { Data } from './+data'

type Row = Data['rows'][number]

export interface FormRow extends Row {
  /** Prefix of the names of its fields. */
  name: string
  /** Price that the editor saw when typing the new one. */
  seen: number
}

/** Returns the prefixes of posted rows that were deleted; they keep their place in the numbering. */
export function goneRows(rows: Row[], { values = {} }: Partial<FormOutcome> = {}): string[] {
  return postedRows(values).filter((name) => !rows.some(({ id }) => id === values[`${name}.id`]))
}

const postedRows = (values: Record<string, string>) =>
  Object.keys(values).flatMap((key) => /^(prices\.\d+)\.id$/.exec(key)?.[1] ?? [])

/**
 * Returns the rows of the form. A form that is shown again keeps its numbering, because the typed values belong to it. The current
 * price counts as seen once the conflict is shown; untouched rows keep the price that was seen, so that they stay untouched.
 */
export function formRows(rows: Row[], shownAgain?: Pick<FormOutcome, 'values' | 'errors'>): FormRow[] {
  const { values = {}, errors = [] } = shownAgain ?? {}
  const posted = postedRows(values)
  const known = posted.flatMap((name) => {
    const row = rows.find(({ id }) => id === values[`${name}.id`])
    const isConflict = errors.some(({ field, code }) => field === `${name}.price` && code === 'price.changedMeanwhile')
    return row ? [{ ...row, name, seen: isConflict ? row.price : Number(values[`${name}.seen`]) }] : []
  })
  const others = rows.filter(({ id }) => !known.some((row) => row.id === id))
  return [
    ...known,
    ...others.map((row, index) => ({ ...row, name: `prices.${posted.length + index}`, seen: row.price })),
  ]
}
