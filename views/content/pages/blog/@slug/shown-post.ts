import type { PostDto, PostSummaryDto } from '#src/content/blog/post.dto'
import type { OwnPageSummaryDto } from '#src/content/own-pages/own-page.dto'
import type { Language } from '#src/shared/languages'
import { markdownToHtml } from '#src/shared/markdown-to-html'

const WORDS_A_MINUTE = 200
const MOST_OTHERS = 3

/** Returns a post with related posts, as its page shows it. */
export function shownPost(
  { body, photosInText: photos, ...post }: PostDto,
  posts: PostSummaryDto[],
  ownPages: OwnPageSummaryDto[],
  language: Language,
) {
  return {
    post,
    html: markdownToHtml(body, { language, photos, ownPages: ownPages.map(({ slugs }) => slugs) }),
    minutes: Math.ceil(body.split(/\s+/).length / WORDS_A_MINUTE),
    others: posts.filter(({ slug }) => slug !== post.slug).slice(0, MOST_OTHERS),
  }
}
