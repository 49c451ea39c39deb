import type { Config } from 'vike/types'

export default { namespaces: ['not-found', 'server-error'] } satisfies Config
