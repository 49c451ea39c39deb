import type { Config } from 'vike/types'

export default { title: 'staff.recoveryCodes.title' } satisfies Config
