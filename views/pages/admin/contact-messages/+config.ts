import type { Config } from 'vike/types'

export default { title: 'admin.nav.contactMessages', namespaces: ['desk', 'fields'] } satisfies Config
