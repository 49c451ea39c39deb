import type { Config } from 'vike/types'

export default { title: 'content.prices.title' } satisfies Config
