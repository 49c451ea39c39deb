import type { BusinessInfo } from './business-info.entity.js'

/** How the chain itself is reached; the same in every language. */
export type BusinessInfoDto = Omit<BusinessInfo, 'one'>
