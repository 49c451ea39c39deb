import type { PageContext } from 'vike/types'
import type { PageHead } from '#views/layout/head'
import { pageTranslator } from '#views/translations'

/** Returns the head of an admin page: title, excluded from search engines. */
export function adminHead(title: string, pageContext: PageContext): PageHead {
  return { title: pageTranslator(pageContext, 'admin')('metaTitle', { title }), indexed: false }
}
