import type { Config } from 'vike/types'

export default { title: 'accounts.leadsByMail.title' } satisfies Config
