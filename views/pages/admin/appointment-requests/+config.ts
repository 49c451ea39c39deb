import type { Config } from 'vike/types'

export default { title: 'admin.nav.appointmentRequests', namespaces: ['leads', 'fields'] } satisfies Config
