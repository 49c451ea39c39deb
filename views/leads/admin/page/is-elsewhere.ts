import type { LeadKind } from '../lead-kinds'

interface Placed {
  location: string | null
  isRouted: boolean
}

/** Checks whether two leads of a kind belong to different locations, so that they cannot be merged. */
export function isElsewhere({ name }: LeadKind, one: Placed, other: Placed): boolean {
  // The location of an inquiry that nobody has routed is just the sender's own.
  const placeOf = ({ location, isRouted }: Placed) => (name === 'franchiseInquiry' && !isRouted ? null : location)
  return placeOf(one) !== placeOf(other)
}
