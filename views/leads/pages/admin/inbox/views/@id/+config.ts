import type { Config } from 'vike/types'

export default { title: 'leads.savedViews.rename.title' } satisfies Config
