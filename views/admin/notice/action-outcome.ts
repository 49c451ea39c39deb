/** What became of what was done by a button. */
export interface ActionOutcome {
  text: string
  failed?: boolean
  /** HTTP status of the answer that it failed by, where there was one. */
  status?: number
  /** What stayed as it was, and why. */
  refused?: string[]
}
