import type { EntityManager } from 'typeorm'
import { currentMailboxes } from './recipient-mailboxes.service.js'

/**
 * Returns the address to which clients reply: the contact address if it is a confirmed mailbox, else the first one of the location, else
 * that of the head office, so that an editor who changes the contact address receives no replies. Without any mailbox, the contact
 * address.
 */
export async function replyAddress(
  manager: EntityManager,
  { location, contact }: { location: string | null; contact: string },
): Promise<string> {
  const mailboxes = await currentMailboxes(manager)
  const own = mailboxes.filter((mailbox) => mailbox.location === location)
  const candidates = own.length > 0 ? own : mailboxes.filter((mailbox) => mailbox.location === null)
  const isConfirmed = candidates.some(({ email }) => email.toLowerCase() === contact.toLowerCase())
  return isConfirmed ? contact : (candidates[0]?.email ?? contact)
}
