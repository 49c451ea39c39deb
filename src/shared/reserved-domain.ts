/** Top-level domains without mail servers (RFC 6761, section 6): sample mailboxes and `admin@localhost` have one. */
const RESERVED = /[@.](?:example|invalid|localhost|test)\.?$/i

/** Error of a mail whose recipient has a reserved domain; the admin translates it. */
export const RESERVED_DOMAIN = 'The domain of the address is reserved (RFC 6761): nothing was sent.'

/** Checks whether an address can have a mailbox. */
export function isDeliverable(address: string): boolean {
  return !RESERVED.test(address.trim())
}
