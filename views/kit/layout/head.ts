import type { PageContext } from 'vike/types'
import type { PhotoDto } from '#src/pictures/photo.dto'
import type { Language } from '#src/shared/languages'

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

/** Texts of a page with those of its head. */
interface MetaTexts {
  (key: 'meta.title' | 'meta.description'): string
  has: (key: string) => boolean
}

/** Returns the head that `meta` of a page's texts describes. */
export function metaHead(t: MetaTexts): PageHead {
  // Every page's texts have `title`, except for home's, which has no parent page.
  const name = t.has('title') ? (t as (key: string) => string)('title') : undefined
  return { title: t('meta.title'), description: t('meta.description'), name }
}

/** Returns the head of a page. */
export function headOf(pageContext: PageContext): PageHead {
  const { head } = pageContext.config
  if (!head) throw new Error(`${pageContext.pageId} has no +head.ts`)
  return head(pageContext)
}

/** Returns the decoded canonical path of the page. */
export function pathOf({ path }: PageHead, { urlOriginal }: PageContext): string {
  return decodeURI(path ?? urlOriginal.split('?')[0] ?? '/')
}
