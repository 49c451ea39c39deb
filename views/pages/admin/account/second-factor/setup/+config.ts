import type { Config } from 'vike/types'

export default { title: 'staff.setup.title' } satisfies Config
