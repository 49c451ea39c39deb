import type { Config } from 'vike/types'

export default { title: 'calendar.feeds.title' } satisfies Config
