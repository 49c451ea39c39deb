import type { EntityManager } from 'typeorm'

/** Returns whether the hash of one of these addresses is stored, so that it receives no invitation to write a review. */
export async function hasOptedOut(manager: EntityManager, addresses: string[]): Promise<boolean> {
  const [found] = await manager.query<[{ out: boolean }]>(
    `SELECT EXISTS (
       SELECT FROM review_opt_outs, unnest($1::text[]) AS address WHERE hash = forgotten_hash(address)
     ) AS out`,
    [addresses],
  )
  return found.out
}
