import type { PageContext } from 'vike/types'
import { pageTranslator } from '#views/translations'
import type { PageHead } from '../layout/head'

/** Returns the head of an admin page: title, excluded from search engines. */
export function adminHead(title: string, pageContext: PageContext): PageHead {
  return { title: pageTranslator(pageContext, 'admin')('metaTitle', { title }), indexed: false }
}
