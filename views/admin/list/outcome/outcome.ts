/** What became of what was done to several rows. */
export interface Outcome {
  text: string
  /** Rows that stayed as they were, and why. */
  refused?: string[]
  failed?: boolean
  /** The session has ended. */
  signedOut?: boolean
  undo?: () => void
}
