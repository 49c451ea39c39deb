import type { Config } from 'vike/types'

export default { title: 'admin.nav.calendar' } satisfies Config
