import { type EntityManager, Not } from 'typeorm'
import { FormerPostSlug } from '#src/content/blog/former-post-slug.entity.js'
import { Post } from '#src/content/blog/post.entity.js'
import type { FieldFault } from '#src/http/problems/problem.js'
import { languages } from '#src/shared/languages.js'
import type { PostContentDto } from './post-content.dto.js'

/** Below /blog there are other addresses, or may be. */
const reservedSlugs = ['rss', 'feed', 'index', 'page']

/** What keeps a post from being saved in the status asked for. */
export async function postFaults(
  content: PostContentDto,
  manager: EntityManager,
  before: Post | undefined,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = content.status === 'draft' ? [] : missingTexts(content)
  const slugFault = await faultOfSlug(content.slug, manager, before)
  if (slugFault) faults.push({ field: 'slug', code: slugFault })
  const { status, publishedAt } = content
  const unchanged = before?.publishedAt?.getTime() === Date.parse(publishedAt ?? '')
  if (status === 'scheduled' && !unchanged && Date.parse(publishedAt!) <= Date.now()) {
    faults.push({ field: 'publishedAt', code: 'publishedAt.past' })
  }
  return faults
}

function missingTexts(content: PostContentDto): FieldFault[] {
  const texts = (['title', 'excerpt', 'body', 'imageAlt'] as const).flatMap((field) =>
    languages.filter((language) => !content[field][language]).map((language) => `${field}.${language}`),
  )
  return [...texts, ...(content.author ? [] : ['author'])].map((field) => ({ field, code: 'required' }))
}

async function faultOfSlug(
  slug: string,
  manager: EntityManager,
  before: Post | undefined,
): Promise<string | undefined> {
  if (reservedSlugs.includes(slug)) return 'slug.reserved'
  const others = before && Not(before.id)
  const taken =
    (await manager.existsBy(Post, { slug, ...(others && { id: others }) })) ||
    (await manager.existsBy(FormerPostSlug, { slug, ...(others && { postId: others }) }))
  return taken ? 'slug.taken' : undefined
}
