/** What a contact message may be about. */
export const contactSubjects = [
  'general',
  'foodIntolerance',
  'functionalScreening',
  'bioresonance',
  'franchise',
] as const

export type ContactSubject = (typeof contactSubjects)[number]
