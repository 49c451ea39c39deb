/**
 * Statuses of an inquiry, ordered by remaining work, the most first; the order decides the status of merged inquiries.
 * `spam` keeps suspected spam apart, from where it can be restored.
 */
export const franchiseStatuses = ['new', 'contacted', 'qualified', 'negotiating', 'signed', 'rejected', 'spam'] as const

export type FranchiseStatus = (typeof franchiseStatuses)[number]

/** Final statuses, in which nothing is left to do. */
export const franchiseEnds: FranchiseStatus[] = ['signed', 'rejected', 'spam']

/**
 * Allowed transitions. An inquiry can be rejected until it is signed. A finished one can be reopened at the stage where
 * work continues; from spam it returns to `new`.
 */
export const franchiseMoves: Record<FranchiseStatus, FranchiseStatus[]> = {
  new: ['contacted', 'rejected', 'spam'],
  contacted: ['qualified', 'rejected', 'spam'],
  qualified: ['negotiating', 'rejected'],
  negotiating: ['signed', 'rejected'],
  signed: ['negotiating'],
  rejected: ['contacted'],
  spam: ['new'],
}
