import type { Config } from 'vike/types'

export default { title: 'api-keys.title' } satisfies Config
