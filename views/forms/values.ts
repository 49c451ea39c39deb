import { trapNames } from '#src/shared/forms/form-trap'

/** What is typed in a form, by the names of its fields. */
export type Values = Record<string, string>

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].filter(([name]) => !trapNames.includes(name))) as Values
}
