/** What a signed-in person may do: `staff` reads and works leads, `admin` everything. */
export const roles = ['admin', 'staff'] as const

export type Role = (typeof roles)[number]

/** Whether someone of one role may do what another is needed for. */
export function suffices(role: Role, needed: Role): boolean {
  return role === 'admin' || role === needed
}
