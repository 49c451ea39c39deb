import type { Config } from 'vike/types'

export default { namespaces: ['problem'] } satisfies Config
