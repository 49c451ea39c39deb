import type { PageContext } from 'vike/types'
import { adminHead } from '#views/kit/admin/admin-head'
import { configuredTitle } from '#views/translations'

/** Default head of admin pages; pages whose title depends on their data have their own. */
export const head = (pageContext: PageContext) => adminHead(configuredTitle(pageContext), pageContext)
