import type { PageContext } from 'vike/types'
import { head as headOfPost } from '#views/content/pages/blog/@slug/+head'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'

/** Returns the post's head with a preview mark in the title, excluded from search engines. */
export function head(pageContext: PageContext) {
  const t = pageTranslator(pageContext, 'content')
  const post = headOfPost(pageContext)
  return { ...post, title: `${t(`previewMark.${(pageContext.data as Data).status}`)}: ${post.title}`, indexed: false }
}
