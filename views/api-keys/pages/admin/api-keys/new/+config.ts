import type { Config } from 'vike/types'

export default { title: 'api-keys.new.title' } satisfies Config
