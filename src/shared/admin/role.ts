/** Roles of users: `staff` reads and processes leads, `admin` may do everything. */
export const roles = ['admin', 'staff'] as const

export type Role = (typeof roles)[number]

/** Checks whether a role includes the permissions of the needed one. */
export function suffices(role: Role, needed: Role): boolean {
  return role === 'admin' || role === needed
}
