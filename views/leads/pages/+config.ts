import type { Config } from 'vike/types'

export default { filesystemRoutingRoot: '/' } satisfies Config
