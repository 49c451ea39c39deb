import type { Config } from 'vike/types'

export default { title: 'page-texts.title', namespaces: ['mails'] } satisfies Config
