import type { Config } from 'vike/types'

export default { namespaces: ['blog'] } satisfies Config
