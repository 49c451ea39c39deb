import type { Config } from 'vike/types'

export default { title: 'admin.nav.bookings' } satisfies Config
