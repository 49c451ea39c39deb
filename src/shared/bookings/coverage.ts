/** Reasons for which a coming visit is not covered, the most important first. */
export const coverageGaps = [
  'therapistGone',
  'serviceGone',
  'serviceNotOffered',
  'roomGone',
  'closed',
  'therapistAbsent',
  'outsideOpening',
  'outsideTherapistHours',
  'absentAround',
] as const

export type CoverageGap = (typeof coverageGaps)[number]

/** States of a coming visit: covered if its location, therapist, service and room are there at its time. */
export const coverages = ['covered', ...coverageGaps] as const

export type Coverage = (typeof coverages)[number]

/** Values of the filter by coverage. */
export const coverageFilters = ['uncovered'] as const

/** Checks whether a visit is coming and not covered. */
export const isUncovered = (coverage: Coverage | null): coverage is CoverageGap =>
  coverage !== null && coverage !== 'covered'
