import { createHash } from 'node:crypto'
import { domainToASCII, domainToUnicode } from 'node:url'
import { canonicalEmail } from '#src/shared/forms/typed-text.js'

/** Returns an address with both spellings of its domain: browsers send `xn--mller-kva.hr` for `müller.hr`. */
export function spellingsOf(email: string): string[] {
  const [mailbox, domain] = partsOf(email)
  return [...new Set([domain, domainToASCII(domain), domainToUnicode(domain)])].map((spelling) => mailbox + spelling)
}

/**
 * Returns a key that is equal for addresses with equal `spellingsOf`: their canonical spelling, in lower
 * case like the database, in which the Turkish İ equals i, and both sigmas are equal.
 */
export function addressKey(email: string): string {
  const [mailbox, domain] = partsOf(canonicalEmail(email))
  const spelling = mailbox + (domainToASCII(domain) || domain)
  return spelling.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ')
}

/** Checks whether two addresses have equal keys. */
export function isSameAddress(one: string, other: string): boolean {
  return addressKey(one) === addressKey(other)
}

/** Domains of Gmail, which ignores dots in the names of mailboxes. */
const GMAIL = ['gmail.com', 'googlemail.com']

/** Returns a key that is equal for all aliases of a mailbox: `ana+news@example.com` belongs to `ana@example.com`. */
export function mailboxOf(email: string): string {
  const [name, domain] = partsOf(addressKey(email))
  const mailbox = name.replace(/(?<=.)\+.*@$/, '@')
  return GMAIL.includes(domain) ? `${mailbox.replaceAll('.', '')}gmail.com` : mailbox + domain
}

/** Returns a hash by which limits count the mails to a mailbox: its address would stay in rows of other people when it is erased. */
export function hashOfMailbox(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url')
}

/** Splits an address into the mailbox with its @, and the domain. */
function partsOf(email: string): [string, string] {
  const host = email.lastIndexOf('@') + 1
  return [email.slice(0, host), email.slice(host)]
}
