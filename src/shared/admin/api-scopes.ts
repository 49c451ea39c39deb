/** Scopes that an API key may have. */
export const apiScopes = [
  'bookings:read',
  'bookings:write',
  'leads:read',
  'leads:write',
  'locations:read',
  'subscribers:read',
] as const

export type ApiScope = (typeof apiScopes)[number]

/** Scopes for data of the whole chain, which keys bound to locations cannot have. */
export const chainScopes: readonly ApiScope[] = ['subscribers:read']
