import type { Config } from 'vike/types'

export default { title: 'admin.nav.contactMessages', namespaces: ['leads', 'fields'] } satisfies Config
