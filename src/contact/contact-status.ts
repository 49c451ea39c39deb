/** How far staff have come with a message (ADM-3). */
export const contactStatuses = ['new', 'inProgress', 'answered', 'closed', 'spam'] as const

export type ContactStatus = (typeof contactStatuses)[number]

/** From each status, those it may change to. What was taken for spam by mistake begins anew. */
export const contactMoves: Record<ContactStatus, ContactStatus[]> = {
  new: ['inProgress', 'spam'],
  inProgress: ['answered', 'spam'],
  answered: ['closed'],
  closed: [],
  spam: ['new'],
}
