import type { Config } from 'vike/types'

export default { title: 'admin.signIn.title' } satisfies Config
