import { Problem } from '../problems/problem.js'

/** Resources with versions; also the first part of the codes of their problems. */
export type Versioned = 'lead' | 'absence' | 'content' | 'issue' | 'settings' | 'webhook' | 'picture'

/** Format of the entity tag of a version. */
export const VERSION_TAG = /^"(\d{1,9})"$/

/** Returns the entity tag of a version. */
export function etagOf(version: number): string {
  return `"${version}"`
}

/**
 * Parses the version in If-Match (RFC 9110, 13.1.1; RFC 6585 for its absence).
 * @throws Problem 428 without one, 412 for an invalid one
 */
export function versionIn(ifMatch: string | undefined, of: Versioned): number {
  if (!ifMatch) throw new Problem({ code: `${of}.version_required` })
  const version = VERSION_TAG.exec(ifMatch)?.[1]
  if (!version) throw changedMeanwhile(of)
  return Number(version)
}

/** Returns the problem of a resource that was changed since the version in If-Match. */
export function changedMeanwhile(of: Versioned): Problem {
  return new Problem({ code: `${of}.changed_meanwhile` })
}
