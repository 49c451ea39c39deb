import type { Config } from 'vike/types'

export default { title: 'consents.title' } satisfies Config
