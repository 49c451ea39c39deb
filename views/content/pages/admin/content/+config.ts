import type { Config } from 'vike/types'

export default { title: 'content.title' } satisfies Config
