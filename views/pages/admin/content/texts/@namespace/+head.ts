import type { PageContext } from 'vike/types'
import { adminHead } from '#views/admin/admin-head'
import { textAt } from '#views/translations'
import type { Data } from './+data'

export const head = (pageContext: PageContext) =>
  adminHead(textAt(`page-texts.pages.${(pageContext.data as Data).page.namespace}`, pageContext), pageContext)
