import type { BlogPosting } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { PostSummaryDto } from '#src/content/blog/post.dto'
import type { TherapistDto } from '#src/locations/therapists/therapist.dto'
import { photoFile } from '#src/shared/pictures/picture-file'
import { shareCard } from '#views/kit/layout/share-card'
import { organizationId, urlOf } from '#views/kit/structured-data/absolute'

/** @param writer author of the post, if that is a therapist */
export function blogPosting(post: PostSummaryDto, writer: TherapistDto | undefined, pageContext: PageContextServer) {
  const { publicUrl, language } = pageContext
  const url = urlOf('post', pageContext, post.slug)
  const workplace = writer?.locations[0]
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    image: publicUrl + (post.photo ? photoFile(post.photo, 1200) : `/${shareCard('post', post.slug, language)}`),
    inLanguage: language,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: {
      '@type': 'Person',
      name: post.author,
      ...(workplace && { jobTitle: writer.role, url: urlOf('location', pageContext, workplace) }),
    },
    publisher: { '@id': organizationId({ publicUrl }), '@type': 'Organization', name: 'Biorezonanca' },
  } satisfies BlogPosting
}
