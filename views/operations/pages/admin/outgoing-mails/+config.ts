import type { Config } from 'vike/types'

export default { title: 'mails.title' } satisfies Config
