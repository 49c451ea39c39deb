/** One of the staff, as leads name them. */
export interface Colleague {
  id: string
  email: string
  /** What they are called; the e-mail address while they have no name. */
  name: string
  /** Whether leads may be given to them; who is disabled keeps those they had. */
  active: boolean
}
