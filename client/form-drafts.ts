import { keptInTab } from './storage'

type Values = Record<string, string>

/** What is typed in a form and not yet sent: kept in this tab for the visit, never sent from there. */
interface Draft {
  values: Values
  /** What the fields began with when it was typed. */
  begin: Values
}

/** Keeps what differs from what the fields began with. */
export function keepDraft(form: string, { values, begin }: Draft): void {
  const isTyped = Object.entries(values).some(([field, value]) => value !== (begin[field] ?? ''))
  if (isTyped) keptInTab.write(keyOf(form), JSON.stringify({ values, begin }))
  else dropDraft(form)
}

export function dropDraft(form: string): void {
  keptInTab.remove(keyOf(form))
}

/** What was typed in each field, where it may stand now. The address may begin a field with something new: that stays. */
export function readDraft(form: string, begin: Values): Values {
  const kept = parse(keptInTab.read(keyOf(form)))
  if (!kept) return {}
  return Object.fromEntries(
    Object.entries(kept.values).filter(([field]) => !begin[field] || begin[field] === kept.begin[field]),
  )
}

function keyOf(form: string): string {
  return `draft.${form}`
}

function parse(text: string | null): Draft | undefined {
  try {
    return text ? (JSON.parse(text) as Draft) : undefined
  } catch {
    return undefined // nothing of ours
  }
}
