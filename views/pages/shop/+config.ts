import type { Config } from 'vike/types'

export default { namespaces: ['shop', 'voucher', 'fields', 'validation'] } satisfies Config
