/** Top-level domains without mail servers (RFC 6761, section 6): sample mailboxes and `admin@localhost` have one. */
const RESERVED = /[@.](?:example|invalid|localhost|test)\.?$/i

/** Error of a mail whose recipient has a reserved domain; the admin translates it. */
export const RESERVED_DOMAIN = 'The domain of the address is reserved (RFC 6761): nothing was sent.'

/** Checks whether an address can have a mailbox. */
export function isDeliverable(address: string): boolean {
  return !RESERVED.test(address.trim())
}

/** Domain that is an IP address: an IPv4 address, or an address literal in brackets (RFC 5321, 4.1.3). */
const IP_ADDRESS = /@(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/

/** Checks whether replies to a sender can arrive. */
export function isAnswerable(address: string): boolean {
  return isDeliverable(address) && !IP_ADDRESS.test(address.trim())
}
