import { FormerPostSlug } from '../../blog/former-post-slug.entity.js'
import { Post } from '../../blog/post.entity.js'
import type { PostStatus } from '#src/shared/content/post-status.js'
import type { ContentKind } from '../content-kind.js'
import { PostContentDto } from './post-content.dto.js'
import { postFaults } from './post-faults.js'

export const posts: ContentKind<Post, PostContentDto> = {
  name: 'post',
  path: 'posts',
  entity: Post,
  content: PostContentDto,
  order: { publishedAt: { direction: 'DESC', nulls: 'FIRST' } },

  toContent({ title, excerpt, body, picture, imageAlt, author, slug, publishedAt }) {
    const status = statusOf(publishedAt)
    return {
      ...{ title, excerpt, body, picture, imageAlt, author, slug, status },
      publishedAt: publishedAt?.toISOString() ?? null,
    }
  },

  nameOf: ({ title, slug }) => (title.hr && title.en ? title : title.hr || title.en || slug),

  toRow: ({ status, publishedAt, ...content }, before) => ({
    ...content,
    publishedAt: timeFor(status, publishedAt, before?.publishedAt ?? null),
  }),

  taken: { field: 'slug', code: 'slug.taken' },
  faults: postFaults,

  /** Redirects the former slug to the new one; a slug that is used again no longer redirects. */
  async afterSave(manager, { id, slug }, before) {
    if (!before || before.slug === slug) return
    await manager.delete(FormerPostSlug, { slug })
    // Slugs of unpublished posts need no redirect.
    if (statusOf(before.publishedAt) === 'published') {
      await manager.upsert(FormerPostSlug, { slug: before.slug, postId: id }, ['slug'])
    }
  },
}

function statusOf(publishedAt: Date | null): PostStatus {
  if (!publishedAt) return 'draft'
  return publishedAt > new Date() ? 'scheduled' : 'published'
}

function timeFor(status: PostStatus, asked: string | null, before: Date | null): Date | null {
  if (status === 'draft') return null
  if (status === 'scheduled') return new Date(asked!)
  return statusOf(before) === 'published' ? before : new Date()
}
