import { type EntityManager, Not } from 'typeorm'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { fieldsOf } from '#src/shared/content/content-fields.js'
import { contentKinds, type Contents } from '#src/shared/content/content-kinds.js'
import { describedFields } from '#src/shared/content/described-fields.js'
import { FormerPostSlug } from '../../blog/former-post-slug.entity.js'
import { Post } from '../../blog/post.entity.js'
import { faultsOfPhotosIn, photoFaults } from '../fields/pictures.js'

/** Slugs of other addresses below /blog, existing or reserved. */
const reservedSlugs = ['rss', 'feed', 'index', 'page']

/** Returns the faults that prevent saving a post with the requested status. */
export async function postFaults(
  content: Contents['post'],
  manager: EntityManager,
  before: Post | undefined,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = content.status === 'draft' ? [] : missingTexts(content)
  const slugFault = await faultOfSlug(content.slug, manager, before)
  if (slugFault) faults.push({ field: 'slug', code: slugFault })
  faults.push(...(await photoFaults(content, manager)), ...(await faultsOfPhotosIn('body', content.body, manager)))
  const { status, publishedAt } = content
  const unchanged = before?.publishedAt?.getTime() === Date.parse(publishedAt ?? '')
  if (status === 'scheduled' && publishedAt === null) {
    faults.push({ field: 'publishedAt', code: 'date.invalid' })
  } else if (status === 'scheduled' && publishedAt && !unchanged && Date.parse(publishedAt) <= Date.now()) {
    faults.push({ field: 'publishedAt', code: 'publishedAt.past' })
  }
  return faults
}

/** Returns faults of missing texts, which only a draft may lack. A photograph has its own alternative text. */
function missingTexts(content: Contents['post']): FieldFault[] {
  const values = fieldsOf(content)
  return describedFields(contentKinds.post.fields).flatMap(([field, { required: code }]) =>
    code && values.get(field) === '' && !(content.photo && field.startsWith('imageAlt.')) ? [{ field, code }] : [],
  )
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
