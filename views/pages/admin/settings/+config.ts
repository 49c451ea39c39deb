import type { Config } from 'vike/types'

export default { title: 'settings.title', namespaces: ['settings', 'problem'] } satisfies Config
