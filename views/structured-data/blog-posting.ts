import type { BlogPosting } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { PostSummaryDto } from '../../src/content/blog/post.dto'
import { shareCard } from '../layout/share-card'
import { organizationId, urlOf } from './absolute'

export function blogPosting(post: PostSummaryDto, pageContext: PageContextServer) {
  const { publicUrl, language } = pageContext
  const url = urlOf('post', pageContext, post.slug)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    image: `${publicUrl}/${shareCard('post', post.slug, language)}`,
    inLanguage: language,
    datePublished: post.publishedAt,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@id': organizationId({ publicUrl }), '@type': 'Organization', name: 'Biorezonanca' },
  } satisfies BlogPosting
}
