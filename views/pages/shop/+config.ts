import type { Config } from 'vike/types'

export default { namespaces: ['shop'] } satisfies Config
