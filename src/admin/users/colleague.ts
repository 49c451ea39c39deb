/** User to whom leads can be assigned. */
export interface Colleague {
  id: string
  email: string
  /** Display name, else the e-mail address. */
  name: string
  /** False for disabled users and editors: they keep their leads but receive no new ones. */
  assignable: boolean
}
