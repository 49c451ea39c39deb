import type { Config } from 'vike/types'

export default { namespaces: ['blog', 'content-desk'] } satisfies Config
