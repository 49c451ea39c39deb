import type { Config } from 'vike/types'

export default { title: 'settings.title' } satisfies Config
