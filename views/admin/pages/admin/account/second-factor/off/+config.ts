import type { Config } from 'vike/types'

export default { title: 'accounts.secondFactorOff.title' } satisfies Config
