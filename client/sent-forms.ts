import { type DraftedForm, sentKey } from '#src/shared/consent/stored-entries'
import { keptInTab } from './storage'

type Values = Record<string, string>

/** Form that was sent in this tab, for its confirmation. */
export interface SentForm {
  values: Values
  reference?: string
}

interface KeptForm extends SentForm {
  /** Initial values of the fields. */
  begin: Values
}

const listeners = new Set<() => void>()

export function keepSentForm(form: DraftedForm, sent: KeptForm): void {
  keptInTab.write(sentKey(form), JSON.stringify(sent))
  for (const listener of listeners) listener()
}

/** Removes the stored form. A confirmation that is shown stays until its page is left. */
export function removeSentForm(form: DraftedForm): void {
  keptInTab.remove(sentKey(form))
}

export function dropSentForm(form: DraftedForm): void {
  removeSentForm(form)
  for (const listener of listeners) listener()
}

export function subscribeToSentForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns a form that was sent, as it is stored. */
export function readSentForm(form: DraftedForm): string | null {
  return keptInTab.read(sentKey(form))
}

/** Returns the form that was sent, unless the address now asks for something else, such as by a link to another service. */
export function parseSentForm(text: string | null, begin: Values): SentForm | undefined {
  const kept = parse(text)
  const isSame = ([field, value]: [string, string]) =>
    !value || value === kept?.begin[field] || value === kept?.values[field]
  return kept && Object.entries(begin).every(isSame) ? kept : undefined
}

function parse(text: string | null): KeptForm | undefined {
  try {
    return text ? (JSON.parse(text) as KeptForm) : undefined
  } catch {
    return undefined // invalid data
  }
}
