import type { Config } from 'vike/types'

export default { title: 'admin.confirm.title' } satisfies Config
