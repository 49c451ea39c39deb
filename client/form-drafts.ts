import { type DraftedForm, draftKey } from '#src/shared/consent/stored-entries'
import { keptInTab } from './storage'

type Values = Record<string, string>

/** Form input not yet submitted: stored in this tab for the visit, never sent from there. */
interface Draft {
  values: Values
  /** Initial values of the fields when the input was typed. */
  begin: Values
}

/** Stores the input if it differs from the initial values. */
export function keepDraft(form: DraftedForm, { values, begin }: Draft): void {
  const isTyped = Object.entries(values).some(([field, value]) => value !== (begin[field] ?? ''))
  if (isTyped) keptInTab.write(draftKey(form), JSON.stringify({ values, begin }))
  else dropDraft(form)
}

export function dropDraft(form: DraftedForm): void {
  keptInTab.remove(draftKey(form))
}

/**
 * Returns the stored values that still apply: a field whose initial value has changed since, such as by a link's query, keeps the new one.
 */
export function readDraft(form: DraftedForm, begin: Values): Values {
  const kept = parse(keptInTab.read(draftKey(form)))
  if (!kept) return {}
  return Object.fromEntries(
    Object.entries(kept.values).filter(([field]) => !begin[field] || begin[field] === kept.begin[field]),
  )
}

function parse(text: string | null): Draft | undefined {
  try {
    return text ? (JSON.parse(text) as Draft) : undefined
  } catch {
    return undefined // invalid data
  }
}
