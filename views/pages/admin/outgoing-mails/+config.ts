import type { Config } from 'vike/types'

export default { title: 'mails.title', namespaces: ['mails', 'leads', 'problem'] } satisfies Config
