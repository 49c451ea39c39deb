import type { Config } from 'vike/types'

export default { title: 'staff.users.title', namespaces: ['staff', 'problem'] } satisfies Config
