import type { PageContext } from 'vike/types'
import { createTranslator } from '#views/translations'
import { contentHead } from '#views/admin/content/content-head'

export function head(pageContext: PageContext) {
  const t = createTranslator(pageContext.messages, pageContext.language, 'content-desk')
  return contentHead(t('title'), pageContext)
}
