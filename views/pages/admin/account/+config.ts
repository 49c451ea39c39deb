import type { Config } from 'vike/types'

export default { title: 'staff.account.title', namespaces: ['staff', 'problem'] } satisfies Config
