/** What a key may be good for. */
export const apiScopes = ['leads:read', 'leads:write', 'locations:read', 'subscribers:read'] as const

export type ApiScope = (typeof apiScopes)[number]
