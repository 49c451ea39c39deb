import type { Config } from 'vike/types'

export default { namespaces: ['home', 'newsletter', 'validation'] } satisfies Config
