import type { Config } from 'vike/types'

export default { title: 'admin.print.franchiseInquiries', namespaces: ['leads', 'fields'] } satisfies Config
