import type { Config } from 'vike/types'

export default { title: 'staff.secondStep.title', namespaces: ['problem'] } satisfies Config
