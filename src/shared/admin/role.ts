/**
 * Roles of users: `staff` processes leads, `editor` edits content and sends newsletters, `admin` may do everything.
 */
export const roles = ['admin', 'staff', 'editor'] as const

export type Role = (typeof roles)[number]

/** Checks whether a role is one of the needed ones. */
export function suffices(role: Role, needed: readonly Role[]): boolean {
  return role === 'admin' || needed.includes(role)
}
