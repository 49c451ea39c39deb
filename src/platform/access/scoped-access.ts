import { SetMetadata } from '@nestjs/common'
import type { LocationScope } from './location-scope.js'

/**
 * Access of users and API keys that are bound to locations: `scoped` routes apply the location scope to everything that they read
 * and change, `unscoped` ones contain nothing of a location, and `whole` ones require all locations.
 */
export type ScopedAccess = 'scoped' | 'unscoped' | 'whole'

export const SCOPED_ACCESS = 'scoped-access'

/** Declares that a route or read of a page applies the location scope of its user or API key. */
export const ScopedByLocation = () => SetMetadata(SCOPED_ACCESS, 'scoped' satisfies ScopedAccess)

/** Declares that a route or read of a page contains nothing of a location. @param _reason why it needs no scope */
export const Unscoped = (_reason: string) => SetMetadata(SCOPED_ACCESS, 'unscoped' satisfies ScopedAccess)

/** Closes a route or read of a page to users and API keys that are bound to locations. */
export const ForAllLocations = () => SetMetadata(SCOPED_ACCESS, 'whole' satisfies ScopedAccess)

/** Checks whether a scope suffices. A route without a declaration is closed to users and API keys bound to locations. */
export function isOpenToScope(access: ScopedAccess | undefined, scope: LocationScope): boolean {
  return scope === null || access === 'scoped' || access === 'unscoped'
}
