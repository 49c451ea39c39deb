import type { Config } from 'vike/types'

export default { title: 'admin.print.bookings' } satisfies Config
