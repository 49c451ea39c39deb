/** One of the staff, as leads name them. */
export interface Colleague {
  id: string
  email: string
  /** Whether leads may be given to them; who is disabled keeps those they had. */
  active: boolean
}
