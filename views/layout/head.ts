import type { PageContext } from 'vike/types'
import type { PhotoDto } from '#src/pictures/photo.dto'
import type { Language } from '#src/shared/languages'
import { createTranslator, type Namespace } from '#views/translations'

export interface PageHead {
  title: string
  /** Empty for pages excluded from search engines. */
  description?: string
  /** Name of the page among others, if it differs from the title. */
  name?: string
  type?: 'website' | 'article'
  /** Canonical path, if the page can be requested by another one. */
  path?: string
  /** Canonical address in each language, of a page that is not among the addresses of the site. */
  alternates?: Record<Language, string>
  /** Photograph shown on social media in place of the card. */
  photo?: PhotoDto
  /** False excludes the page from search engines. */
  indexed?: boolean
}

/** Returns title and description: from the page's `+head`, or else from `meta` of its first namespace. */
export function headOf(pageContext: PageContext): PageHead {
  const { head, namespaces = [] } = pageContext.config
  if (head) return head(pageContext)
  const [namespace = 'layout'] = namespaces.flat()
  const t = createTranslator(
    pageContext.messages,
    pageContext.language,
    // Every page's texts have `title`, except for home's, which has no parent page.
    namespace as Exclude<Namespace, 'layout'> & 'shop',
  )
  const name = t.has('title') ? t('title') : undefined
  return { title: t('meta.title'), description: t('meta.description'), name }
}

/** Returns the decoded canonical path of the page. */
export function pathOf({ path }: PageHead, { urlOriginal }: PageContext): string {
  return decodeURI(path ?? urlOriginal.split('?')[0] ?? '/')
}
