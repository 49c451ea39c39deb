import type { PageContext } from 'vike/types'
import { createTranslator, type Namespace } from '../translations'

export interface PageHead {
  title: string
  /** Empty where the page is not for search engines. */
  description?: string
  /** What the page is called among others, where it differs from its title. */
  name?: string
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
  const [namespace = 'layout'] = namespaces.flat()
  const t = createTranslator(
    pageContext.messages,
    pageContext.language,
    // What every page's texts have, but for home's, which has no `title` and stands under no other page.
    namespace as Exclude<Namespace, 'layout'> & 'shop',
  )
  const name = t.has('title') ? t('title') : undefined
  return { title: t('meta.title'), description: t('meta.description'), name }
}

/** The decoded path by which search engines know the page. */
export function pathOf({ path }: PageHead, { urlOriginal }: PageContext): string {
  return decodeURI(path ?? urlOriginal.split('?')[0] ?? '/')
}
