import { spamFieldNames } from '#src/shared/forms/spam-fields'

/** Typed values by field name. */
export type Values = Record<string, string>

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].filter(([name]) => !spamFieldNames.includes(name))) as Values
}
