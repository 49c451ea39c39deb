import type { Config } from 'vike/types'

export default { namespaces: ['questions'] } satisfies Config
