import type { EntityManager } from 'typeorm'
import { mailboxOf } from '#src/platform/mail/address-spellings.js'

/** Returns those of some addresses whose mailboxes receive no requests to confirm a subscription. */
export async function findRefusing(manager: EntityManager, addresses: string[]): Promise<string[]> {
  const rows = await manager.query<{ mailbox: string }[]>(
    `SELECT mailbox FROM unnest($1::text[]) AS mailbox
     JOIN newsletter_refusals AS refusal ON refusal.hash = forgotten_hash(mailbox)`,
    [[...new Set(addresses.map(mailboxOf))]],
  )
  const refusing = rows.map(({ mailbox }) => mailbox)
  return addresses.filter((address) => refusing.includes(mailboxOf(address)))
}

/** Allows requests to the mailboxes of addresses again. */
export async function withdrawRefusals(manager: EntityManager, addresses: string[]): Promise<void> {
  await manager.query(
    `DELETE FROM newsletter_refusals WHERE hash IN (SELECT forgotten_hash(mailbox) FROM unnest($1::text[]) AS mailbox)`,
    [addresses.map(mailboxOf)],
  )
}
