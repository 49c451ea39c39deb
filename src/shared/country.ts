/** Where the chain is: as its rows and the API name it, as maps know it, and its code (ISO 3166-1). */
export const croatia = { name: 'Croatia', onMaps: 'Hrvatska', code: 'HR' } as const
