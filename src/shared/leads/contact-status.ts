/**
 * Statuses of a message, ordered by remaining work, the most first; the order decides the status of merged messages.
 */
export const contactStatuses = ['new', 'inProgress', 'answered', 'closed', 'spam'] as const

export type ContactStatus = (typeof contactStatuses)[number]

/** Final statuses, in which nothing is left to do. */
export const contactEnds: ContactStatus[] = ['closed', 'spam']

/**
 * Allowed transitions. A question may be answered on the telephone, or need no answer, so that steps can be skipped. A
 * finished message can be reopened; from spam it returns to `new`.
 */
export const contactMoves: Record<ContactStatus, ContactStatus[]> = {
  new: ['inProgress', 'answered', 'closed', 'spam'],
  inProgress: ['answered', 'closed', 'spam'],
  answered: ['closed'],
  closed: ['inProgress'],
  spam: ['new'],
}
