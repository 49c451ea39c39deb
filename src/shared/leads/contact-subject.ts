/** Subjects of a contact message. */
export const contactSubjects = [
  'general',
  'foodIntolerance',
  'functionalScreening',
  'bioresonance',
  'franchise',
] as const

export type ContactSubject = (typeof contactSubjects)[number]
