import type { Config } from 'vike/types'

export default { title: 'page-texts.title' } satisfies Config
