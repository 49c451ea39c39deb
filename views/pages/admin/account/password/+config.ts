import type { Config } from 'vike/types'

export default { title: 'staff.password.title' } satisfies Config
