import type { Config } from 'vike/types'

export default { title: 'admin.print.appointmentRequests' } satisfies Config
