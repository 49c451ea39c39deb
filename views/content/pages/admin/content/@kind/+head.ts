import type { PageContext } from 'vike/types'
import { adminHead } from '#views/kit/admin/admin-head'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'

export const head = (pageContext: PageContext) =>
  adminHead(pageTranslator(pageContext, 'content')(`kinds.${(pageContext.data as Data).kind}.title`), pageContext)
