import type { Config } from 'vike/types'

export default { title: 'staff.invitation.title', namespaces: ['staff', 'problem'] } satisfies Config
