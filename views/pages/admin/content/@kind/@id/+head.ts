import type { PageContext } from 'vike/types'
import { adminHead } from '#views/admin/admin-head'
import { describeItem } from '#views/admin/content/describe-item'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'

export function head(pageContext: PageContext) {
  const { kind, item } = pageContext.data as Data
  const title = item
    ? describeItem(kind, item, pageContext.language).name
    : pageTranslator(pageContext, 'content')(`kinds.${kind}.add`)
  return adminHead(title, pageContext)
}
