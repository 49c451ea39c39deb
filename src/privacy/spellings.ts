import { domainToASCII, domainToUnicode } from 'node:url'

/** An address as people write its domain and as browsers do, who send `xn--mller-kva.hr` for `müller.hr`. */
export function spellingsOf(email: string): string[] {
  const [mailbox, domain] = partsOf(email)
  return [...new Set([domain, domainToASCII(domain), domainToUnicode(domain)])].map((spelling) => mailbox + spelling)
}

/**
 * The same for whatever is typed that `spellingsOf` finds the same rows by: domains lose what cannot be seen in them, and
 * the database compares in lower case, in which the Turkish İ is an i to it and both sigmas are one.
 */
export function keyOf(email: string): string {
  const [mailbox, domain] = partsOf(email)
  const spelling = mailbox + (domainToASCII(domain) || domain)
  return spelling.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ')
}

/** The mailbox with its @, and the domain. */
function partsOf(email: string): [string, string] {
  const host = email.lastIndexOf('@') + 1
  return [email.slice(0, host), email.slice(host)]
}
