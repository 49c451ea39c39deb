import type { Config } from 'vike/types'

export default { title: 'accounts.recoveryCodes.title' } satisfies Config
