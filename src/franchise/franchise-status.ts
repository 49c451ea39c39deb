/** How far staff have come with an inquiry (ADM-3); spam, so that a suspected one can be kept apart and taken back. */
export const franchiseStatuses = ['new', 'contacted', 'qualified', 'negotiating', 'signed', 'rejected', 'spam'] as const

export type FranchiseStatus = (typeof franchiseStatuses)[number]

/** From each status, those it may change to. An inquiry may be rejected until it is signed. */
export const franchiseMoves: Record<FranchiseStatus, FranchiseStatus[]> = {
  new: ['contacted', 'rejected', 'spam'],
  contacted: ['qualified', 'rejected', 'spam'],
  qualified: ['negotiating', 'rejected'],
  negotiating: ['signed', 'rejected'],
  signed: [],
  rejected: [],
  spam: ['new'],
}
