import type { PageContext } from 'vike/types'
import { createTranslator } from '#views/translations'
import { contentHead } from '#views/admin/content/content-head'
import { describeItem } from '#views/admin/content/describe-item'
import type { Data } from './+data'

export function head(pageContext: PageContext) {
  const { messages, language } = pageContext
  const { kind, item } = pageContext.data as Data
  const t = createTranslator(messages, language, 'content-desk')
  return contentHead(item ? describeItem(kind, item, language).name : t(`kinds.${kind}.add`), pageContext)
}
