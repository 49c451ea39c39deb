import type { Config } from 'vike/types'

export default { title: 'admin.nav.franchiseInquiries', namespaces: ['leads', 'fields'] } satisfies Config
