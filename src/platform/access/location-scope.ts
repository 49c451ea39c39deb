import type { EntityManager } from 'typeorm'

/** Slugs of the locations whose leads a user or an API key may see; null for all leads, also those without a location. */
export type LocationScope = readonly string[] | null

/** Scope of the system itself, which works for no user. */
export const ALL_LOCATIONS: LocationScope = null

/** Checks whether a scope contains a location; that of all locations also contains none. */
export function isWithinScope(location: string | null, scope: LocationScope): boolean {
  return scope === null || (location !== null && scope.includes(location))
}

/** Checks whether two scopes have a location in common. */
export function hasCommonLocation(one: LocationScope, other: LocationScope): boolean {
  return one === null || other === null || one.some((location) => other.includes(location))
}

/** Author of a change whose binding a transaction reads again. */
type Bound = { locations: LocationScope } & ({ id: string } | { apiKeyId: string } | { isSender: true })

/**
 * Returns the author with the binding that is stored now, and locks it until the transaction ends. That of the request may be older than
 * a concurrent change.
 */
export async function withStoredScope<By extends Bound>(manager: EntityManager, by: By): Promise<By> {
  if ('isSender' in by) return by
  const [table, id] = 'apiKeyId' in by ? ['api_keys', by.apiKeyId] : ['users', by.id]
  // Conflicts with the lock of a change of the binding only.
  const [row] = await manager.query<{ locations: string[] | null }[]>(
    `SELECT locations FROM ${table} WHERE id = $1 FOR KEY SHARE`,
    [id],
  )
  return { ...by, locations: row ? row.locations : [] }
}
