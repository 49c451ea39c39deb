import type { Config } from 'vike/types'

export default { namespaces: ['privacy-policy'] } satisfies Config
