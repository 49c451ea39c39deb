import type { PageContext } from 'vike/types'
import { createTranslator, type Namespace } from '../translations'

export interface PageHead {
  title: string
  /** Empty where the page is not for search engines. */
  description?: string
  /** File of the picture that stands for the page when it is shared, below the site's root. */
  image?: string
  type?: 'website' | 'article'
  /** The page's own path, where it can be asked for by another name. */
  path?: string
  /** False keeps the page out of search engines. */
  indexed?: boolean
}

/** Title and description: the page's own `+head`, else `meta` of its first namespace. */
export function headOf(pageContext: PageContext): PageHead {
  const { head, namespaces = [] } = pageContext.config
  if (head) return head(pageContext)
  const [namespace = 'layout'] = namespaces
  const t = createTranslator(
    pageContext.messages,
    pageContext.language,
    namespace as Exclude<Namespace, 'layout'> & 'home',
  )
  return { title: t('meta.title'), description: t('meta.description') }
}
