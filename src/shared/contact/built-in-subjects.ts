/** Slugs of the subjects that pages of the site name. The owner renames, orders and hides them, and adds others. */
export const builtInSubjects = [
  'general',
  'foodIntolerance',
  'functionalScreening',
  'bioresonance',
  'franchise',
] as const

export type BuiltInSubject = (typeof builtInSubjects)[number]

export const isBuiltInSubject = (slug: string): slug is BuiltInSubject => builtInSubjects.some((one) => one === slug)
