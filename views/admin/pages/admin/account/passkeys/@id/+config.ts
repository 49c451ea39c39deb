import type { Config } from 'vike/types'

export default { title: 'accounts.passkeys.title' } satisfies Config
