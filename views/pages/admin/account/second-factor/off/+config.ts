import type { Config } from 'vike/types'

export default { title: 'staff.secondFactorOff.title' } satisfies Config
