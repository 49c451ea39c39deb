import { canonicalEmail, canonicalText } from '#src/shared/forms/typed-text.js'

/** Sender of a mail. */
export interface Mailbox {
  name: string
  address: string
}

/** Parses `Name <address>` or an address, the formats of MAIL_FROM. */
export function readMailbox(text: string): Mailbox {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? []
  return { name: canonicalText('name', name).replace(/^"(.*)"$/, '$1'), address: canonicalEmail(address) }
}
