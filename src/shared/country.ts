/** Country of the chain: its name in rows and the API, its name on maps, and its code (ISO 3166-1). */
export const croatia = { name: 'Croatia', onMaps: 'Hrvatska', code: 'HR' } as const
