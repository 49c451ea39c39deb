import type { Config } from 'vike/types'

export default { title: 'admin.nav.contactMessages' } satisfies Config
