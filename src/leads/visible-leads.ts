import type { SelectQueryBuilder } from 'typeorm'
import { isWithinScope, type LocationScope } from '#src/platform/access/location-scope.js'
import type { Lead } from './lead.entity.js'
import { type LeadKind, leadKindOf } from './lead-kind.js'

/** User who reads leads. */
export interface LeadReader {
  id: string
  locations: LocationScope
}

type ScopedKind = Pick<LeadKind, 'isForHeadOffice'>

/**
 * Returns the condition for rows of a kind within a scope other than all locations. A location that the sender of a lead for the
 * head office entered is just the sender's own: until staff have routed it, the lead belongs to no location.
 * @param slugs SQL of the slugs, an array
 */
export function visibleInSql({ isForHeadOffice }: ScopedKind, slugs: string, row = 'lead'): string {
  return `${row}.location = ANY (${slugs})${isForHeadOffice ? ` AND ${row}.is_routed` : ''}`
}

/** Limits a query of leads to a scope; every query for users and API keys does. */
export function limitToScope<L extends Lead>(
  query: SelectQueryBuilder<L>,
  kind: ScopedKind,
  scope: LocationScope,
): SelectQueryBuilder<L> {
  if (!scope) return query
  query.setParameters({ scope, onlyLocation: scope[0] })
  if (scope.length !== 1) return query.andWhere(visibleInSql(kind, ':scope', query.alias))
  // Equality, so that an index contains the leads in the order of their receipt.
  const isRouted = kind.isForHeadOffice ? `AND ${query.alias}.is_routed` : ''
  return query.andWhere(`${query.alias}.location = :onlyLocation ${isRouted}`)
}

/** Returns the location whose users see a lead; null for a lead of the head office. */
export function visibleLocationOf(lead: Lead): string | null {
  const { isForHeadOffice } = leadKindOf(lead.constructor as new () => Lead)
  return isForHeadOffice && !lead.isRouted ? null : lead.location
}

/** Checks whether a lead is within a scope. */
export function isVisible(lead: Lead, scope: LocationScope): boolean {
  return scope === null || isWithinScope(visibleLocationOf(lead), scope)
}
