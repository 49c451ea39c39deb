import type { PageContextServer } from 'vike/types'
import type { Language } from '#src/shared/languages'
import { createTranslator } from '#views/translations'
import type { LeadKind } from '../lead-kinds'

interface Sender {
  email: string | null
  language: Language
}

/**
 * Returns a `mailto:` link (RFC 6068) with subject and greeting in the sender's language; null for senders who left only a phone number.
 */
export function replyAddress(
  { loadMessages }: PageContextServer,
  kind: LeadKind,
  { email, language }: Sender,
): string | null {
  if (!email) return null
  const t = createTranslator(loadMessages(['leads'], language), language, 'leads')
  const subject = encodeURIComponent(t('reply.subject', { about: t(`reply.about.${kind.name}`) }))
  const body = encodeURIComponent(t('reply.greeting').replaceAll('\n', '\r\n'))
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`
}
