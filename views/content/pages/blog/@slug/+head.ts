import type { PageContext } from 'vike/types'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'

export function head(pageContext: PageContext) {
  const { post } = pageContext.data as Data
  const t = pageTranslator(pageContext, 'blog')
  return {
    title: t('post.metaTitle', { title: post.title }),
    description: post.excerpt,
    name: post.title,
    photo: post.photo ?? undefined,
    type: 'article' as const,
  }
}
