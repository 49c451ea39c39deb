import type { Config } from 'vike/types'

export default { title: 'pictures.title' } satisfies Config
