import type { Config } from 'vike/types'

export default { title: 'api-keys.title', namespaces: ['api-keys', 'problem'] } satisfies Config
