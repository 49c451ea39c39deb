import type { Config } from 'vike/types'

export default { title: 'staff.secondFactor.title' } satisfies Config
