/** Scopes that an API key may have. */
export const apiScopes = ['leads:read', 'leads:write', 'locations:read', 'subscribers:read'] as const

export type ApiScope = (typeof apiScopes)[number]
