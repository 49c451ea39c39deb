import type { PageContext } from 'vike/types'
import { describeItem } from '#views/content/admin/describe-item'
import { adminHead } from '#views/kit/admin/admin-head'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'

export function head(pageContext: PageContext) {
  const { kind, item } = pageContext.data as Data
  const title = item
    ? describeItem(kind, item, pageContext.language).name
    : pageTranslator(pageContext, 'content')(`kinds.${kind}.add`)
  return adminHead(title, pageContext)
}
