import type { Config } from 'vike/types'

export default { title: 'bursts.title' } satisfies Config
