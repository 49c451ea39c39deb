import type { Config } from 'vike/types'

export default { namespaces: ['bioresonance-procedure'] } satisfies Config
