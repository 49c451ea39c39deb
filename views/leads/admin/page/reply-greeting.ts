import type { PageContextServer } from 'vike/types'
import type { Language } from '#src/shared/languages'
import { createTranslator } from '#views/translations'

interface Sender {
  email: string | null
  language: Language
}

/** Returns the beginning of a reply in the sender's language; null for senders who left only a phone number. */
export function replyGreeting({ loadMessages }: PageContextServer, { email, language }: Sender): string | null {
  if (!email) return null
  return createTranslator(loadMessages(['leads'], language), language, 'leads')('reply.greeting')
}
