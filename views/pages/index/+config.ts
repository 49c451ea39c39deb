import type { Config } from 'vike/types'

export default { namespaces: ['home', 'newsletter'] } satisfies Config
