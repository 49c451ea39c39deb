import type { Config } from 'vike/types'

export default { title: 'admin.nav.newsletterSubscribers', namespaces: ['leads'] } satisfies Config
