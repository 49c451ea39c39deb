import type { Config } from 'vike/types'

export default { title: 'content.profileSheet.title' } satisfies Config
