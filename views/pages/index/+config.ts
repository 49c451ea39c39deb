import type { Config } from 'vike/types'

export default { namespaces: ['home', 'location', 'newsletter', 'validation'] } satisfies Config
