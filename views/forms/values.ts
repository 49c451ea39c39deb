import { trapNames } from '#src/shared/forms/form-trap'

/** Typed values by field name. */
export type Values = Record<string, string>

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].filter(([name]) => !trapNames.includes(name))) as Values
}
