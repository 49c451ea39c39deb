import type { Config } from 'vike/types'

export default { title: 'admin.print.contactMessages', namespaces: ['leads', 'fields'] } satisfies Config
