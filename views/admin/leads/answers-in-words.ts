import type { PageContextServer } from 'vike/types'
import type { LeadKindDescription } from '#src/shared/lead-kinds'
import { createTranslator } from '#views/translations'
import { textOf } from './text-of'

type Say = (choice: string) => string

/** Puts what senders chose from lists in words of the page's language. */
export function answersInWords(pageContext: PageContextServer, kind: LeadKindDescription) {
  const chosen = Object.keys(kind.choices).map((field) => [field, sayerOf(pageContext, kind, field)] as const)
  return <Lead extends object>(lead: Lead): Lead => ({
    ...lead,
    ...Object.fromEntries(chosen.map(([field, say]) => [field, say(textOf(lead, field)!)])),
  })
}

/** What a lead of a kind is about, in words of the page's language. */
export function aboutInWords(pageContext: PageContextServer, kind: LeadKindDescription): Say {
  return kind.about in kind.choices ? sayerOf(pageContext, kind, kind.about) : (about) => about
}

function sayerOf({ language, loadMessages }: PageContextServer, { choices }: LeadKindDescription, field: string): Say {
  const [namespace, ...path] = choices[field]!.split('.') as ['contact', ...string[]]
  const t = createTranslator(loadMessages([namespace]), language, namespace) as Say
  return (choice) => t([...path, choice].join('.'))
}
