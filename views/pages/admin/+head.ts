import type { PageContext } from 'vike/types'
import { adminHead } from '../../admin/admin-head'
import { textAt } from '../../translations'

/** Pages whose title is of their data have a head of their own. */
export const head = (pageContext: PageContext) => adminHead(textAt(pageContext.config.title!, pageContext), pageContext)
