import type { EntityManager } from 'typeorm'
import type { Person } from '#src/platform/personal-data/person-in-sql.js'
import { findRefusing } from './subscription/refused-mailboxes.js'

/** Stores hashes of the addresses of a person who unsubscribed or asked for erasure, so that no import subscribes them again. */
export async function suppressErasedSubscribers(manager: EntityManager, { addresses, ids }: Person): Promise<string[]> {
  await manager.query(
    `INSERT INTO forgotten_subscribers (hash)
     SELECT forgotten_hash(email) FROM newsletter_subscribers
     WHERE id = ANY ($1::uuid[]) AND (unsubscribed_at IS NOT NULL OR $2) ON CONFLICT DO NOTHING`,
    [ids, addresses.length > 0],
  )
  return []
}

/** Returns whether a hash of one of a person's addresses is stored, because it must receive no newsletter, or no request to confirm one. */
export async function isHashStored(manager: EntityManager, addresses: string[]): Promise<boolean> {
  const [found] = await manager.query<[{ forgotten: boolean }]>(
    `SELECT EXISTS (
       SELECT FROM forgotten_subscribers, unnest($1::text[]) AS address WHERE hash = forgotten_hash(address)
     ) AS forgotten`,
    [addresses],
  )
  return found.forgotten || (await findRefusing(manager, addresses)).length > 0
}
