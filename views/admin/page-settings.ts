import type { Config } from 'vike/types'
import { head } from './layout/head' with { type: 'vike:pointer' }
import { Layout } from './layout/Layout'

/** Settings that all pages of the admin share. */
export default { Layout, head } satisfies Config
