/** How far staff have come with a message: the more is left to do, the earlier, which is what decides when two are merged. */
export const contactStatuses = ['new', 'inProgress', 'answered', 'closed', 'spam'] as const

export type ContactStatus = (typeof contactStatuses)[number]

/** In which nothing is left to do. */
export const contactEnds: ContactStatus[] = ['closed', 'spam']

/** From each status, those it may change to. What has come to an end can be opened again; out of spam it begins anew. */
export const contactMoves: Record<ContactStatus, ContactStatus[]> = {
  new: ['inProgress', 'spam'],
  inProgress: ['answered', 'spam'],
  answered: ['closed'],
  closed: ['inProgress'],
  spam: ['new'],
}
