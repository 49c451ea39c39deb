import type { Config } from 'vike/types'

export default { title: 'staff.name.title' } satisfies Config
