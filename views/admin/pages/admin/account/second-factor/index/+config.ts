import type { Config } from 'vike/types'

export default { title: 'accounts.secondFactor.title' } satisfies Config
