import type { Config } from 'vike/types'

export default { title: 'accounts.secondStep.title' } satisfies Config
