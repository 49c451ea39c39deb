import type { Config } from 'vike/types'

export default { namespaces: ['cookies'] } satisfies Config
