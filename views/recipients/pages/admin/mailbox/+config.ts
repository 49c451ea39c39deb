import type { Config } from 'vike/types'

export default { title: 'recipients.confirm.title' } satisfies Config
