import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { shownPost } from '../../../../../blog/@slug/shown-post'

export async function data({ admin, queries, language, routeParams }: PageContextServer) {
  const post = await admin.postPreview(routeParams.id!, language)
  if (!post) throw render(404)
  return shownPost(post, await queries.posts())
}
