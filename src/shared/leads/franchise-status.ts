/**
 * How far staff have come with an inquiry: the more is left to do, the earlier, which is what decides when two are
 * merged. Spam, so that a suspected one can be kept apart and taken back.
 */
export const franchiseStatuses = ['new', 'contacted', 'qualified', 'negotiating', 'signed', 'rejected', 'spam'] as const

export type FranchiseStatus = (typeof franchiseStatuses)[number]

/** In which nothing is left to do. */
export const franchiseEnds: FranchiseStatus[] = ['signed', 'rejected', 'spam']

/**
 * From each status, those it may change to. An inquiry may be rejected until it is signed. What has come to an end can be
 * opened again, where work on it goes on; out of spam it begins anew.
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
