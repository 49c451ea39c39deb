import type { PageContext } from 'vike/types'
import { head as headOfPost } from '../../../../../blog/@slug/+head'

/** As the post's own, but not for search engines. */
export function head(pageContext: PageContext) {
  return { ...headOfPost(pageContext), indexed: false }
}
