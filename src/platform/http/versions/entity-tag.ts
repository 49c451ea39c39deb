import { Problem } from '../problems/problem.js'

/** What has versions; also the first part of the codes of its problems. */
export type Versioned = 'lead' | 'content' | 'issue' | 'settings' | 'webhook'

/** How an entity tag of a version is spelt. */
export const VERSION_TAG = /^"(\d{1,9})"$/

/** The entity tag of a version. */
export function etagOf(version: number): string {
  return `"${version}"`
}

/**
 * The version that If-Match holds a thing to (RFC 9110, 13.1.1; RFC 6585 for its absence).
 * @throws Problem 428 without one, 412 for what is no version
 */
export function versionIn(ifMatch: string | undefined, of: Versioned): number {
  if (!ifMatch) throw new Problem({ code: `${of}.version_required` })
  const version = VERSION_TAG.exec(ifMatch)?.[1]
  if (!version) throw changedMeanwhile(of)
  return Number(version)
}

/** Somebody else has changed it since the sender of the request saw it. */
export function changedMeanwhile(of: Versioned): Problem {
  return new Problem({ code: `${of}.changed_meanwhile` })
}
