import type { Config } from 'vike/types'

export default { title: 'webhooks.new.title' } satisfies Config
