import type { Config } from 'vike/types'

export default { title: 'content.redirectImport.title' } satisfies Config
