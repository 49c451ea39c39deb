/** Result of an action. */
export interface ActionOutcome {
  text: string
  failed?: boolean
  /** HTTP status of the failed request, if there was a response. */
  status?: number
  /** Messages about items that were not changed, with reasons. */
  refused?: { count: number; reasons: string[] }
}
