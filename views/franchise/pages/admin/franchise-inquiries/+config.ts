import type { Config } from 'vike/types'

export default { title: 'admin.nav.franchiseInquiries' } satisfies Config
