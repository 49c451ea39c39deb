import type { PostStatus } from '#src/shared/content/post-status.js'
import { requireValue } from '#src/shared/lookups.js'
import { FormerPostSlug } from '../../blog/former-post-slug.entity.js'
import { Post } from '../../blog/post.entity.js'
import { contentKind } from '../content-kind.js'
import { withPhotoName } from '../fields/pictures.js'
import { postFaults } from './post-faults.js'

/** A draft may be incomplete; other statuses require every text. */
export const post = contentKind('post', Post, {
  descriptions: {
    body: 'Markdown.',
    publishedAt: 'Publication time of a scheduled post. A published one keeps its time, or receives the current one.',
  },
  defaults: { photo: null },
  readable: withPhotoName,
  order: { publishedAt: { direction: 'DESC', nulls: 'FIRST' } },

  toContent: ({ publishedAt }, columns) => ({
    ...columns,
    status: statusOf(publishedAt),
    publishedAt: publishedAt?.toISOString() ?? null,
  }),
  toRow: ({ status, publishedAt, ...content }, before) => ({
    ...content,
    publishedAt: timeFor(status, publishedAt, before?.publishedAt ?? null),
    updatedAt: new Date(),
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
})

function statusOf(publishedAt: Date | null): PostStatus {
  if (!publishedAt) return 'draft'
  return publishedAt > new Date() ? 'scheduled' : 'published'
}

function timeFor(status: PostStatus, asked: string | null, before: Date | null): Date | null {
  if (status === 'draft') return null
  if (status === 'scheduled') return new Date(requireValue(asked, 'time of publication'))
  return statusOf(before) === 'published' ? before : new Date()
}
