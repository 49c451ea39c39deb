import type { Config } from 'vike/types'

export default { title: 'settings.title', namespaces: ['settings', 'backups', 'problem'] } satisfies Config
