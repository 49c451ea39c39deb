/** Who a mail comes from. */
export interface Mailbox {
  name: string
  address: string
}

/** Of `Name <address>`, or an address alone, as MAIL_FROM has it. */
export function readMailbox(text: string): Mailbox {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? []
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
}
