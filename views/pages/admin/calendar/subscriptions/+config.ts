import type { Config } from 'vike/types'

export default { title: 'calendar.feeds.title', namespaces: ['calendar', 'problem'] } satisfies Config
