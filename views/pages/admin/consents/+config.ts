import type { Config } from 'vike/types'

export default { title: 'consents.title', namespaces: ['consents'] } satisfies Config
