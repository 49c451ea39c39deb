import type { PageContext } from 'vike/types'
import { createTranslator, type Namespace } from '../translations'

export interface PageHead {
  title: string
  description: string
}

/** Title and description: the page's own `+head`, else `meta` of its first namespace. */
export function headOf(pageContext: PageContext): PageHead {
  const { head, namespaces = [] } = pageContext.config
  if (head) return head(pageContext as never)
  const [namespace = 'layout'] = namespaces
  const t = createTranslator(
    pageContext.messages,
    pageContext.language,
    namespace as Exclude<Namespace, 'layout'> & 'home',
  )
  return { title: t('meta.title'), description: t('meta.description') }
}
