import type { Config } from 'vike/types'

export default { title: 'leads.savedViews.new.title' } satisfies Config
