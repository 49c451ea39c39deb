import type { Config } from 'vike/types'

export default { title: 'admin.print.bookings', namespaces: ['leads', 'fields'] } satisfies Config
