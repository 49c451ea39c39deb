import { leadChanged, versionMissing } from './lead-problems.js'

/** The entity tag of a lead's version. */
export function etagOf(version: number): string {
  return `"${version}"`
}

/**
 * The version that If-Match holds the lead to (RFC 9110, 13.1.1; RFC 6585 for its absence).
 * @throws Problem 428 without one, 412 for what no version of a lead is
 */
export function versionIn(ifMatch: string | undefined): number {
  if (!ifMatch) throw versionMissing()
  const version = /^"(\d{1,9})"$/.exec(ifMatch)?.[1]
  if (!version) throw leadChanged()
  return Number(version)
}
