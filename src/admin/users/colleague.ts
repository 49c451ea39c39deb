/** User to whom leads can be assigned. */
export interface Colleague {
  id: string
  email: string
  /** Display name, else the e-mail address. */
  name: string
  /** Slugs of the locations that the user is bound to; null for all. */
  locations: string[] | null
  /** False for disabled users and editors: they keep their leads but receive no new ones. */
  assignable: boolean
}
