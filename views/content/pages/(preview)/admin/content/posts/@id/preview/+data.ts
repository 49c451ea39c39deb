import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { Item } from '#views/content/admin/content-kinds'
import { shownPost } from '#views/content/pages/blog/@slug/shown-post'

/** Placeholder for missing texts. */
const NOTHING_YET = '–'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, queries, language, routeParams }: PageContextServer) {
  const id = routeParams.id!
  const post = await admin.postPreview({ id, language })
  const item = (await admin.contentItem({ path: 'posts', id })) as Item<'post'> | undefined
  if (!post || !item) throw render(404)
  const { title, author } = post
  const readable = { ...post, title: title || NOTHING_YET, author: author || NOTHING_YET }
  const writer = (await queries.therapists()).find(({ name }) => name === author)
  return {
    id,
    status: item.content.status,
    ...shownPost(readable, await queries.posts(), await queries.ownPages(), language),
    writer,
  }
}
