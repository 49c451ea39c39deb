import type { Config } from 'vike/types'

export default { namespaces: ['content'] } satisfies Config
