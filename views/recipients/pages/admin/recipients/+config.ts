import type { Config } from 'vike/types'

export default { title: 'recipients.title' } satisfies Config
