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
