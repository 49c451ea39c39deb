import type { LeadKind } from '../lead-kinds'
import type { LeadView } from './lead-view'

/** Checks whether the location of a lead is just the one that its sender entered, so that staff bound to it do not see the lead. */
export const isUnrouted = (kind: LeadKind, { location, isRouted }: Pick<LeadView, 'location' | 'isRouted'>): boolean =>
  kind.name === 'franchiseInquiry' && location !== null && !isRouted
