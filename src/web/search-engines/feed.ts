import type { PostDto } from '#src/content/blog/post.dto.js'
import { element, type Markup, xmlDocument } from '#src/platform/http/markup.js'
import { addressOf, feedPath } from '#src/shared/addresses.js'
import type { Language, Translated } from '#src/shared/languages.js'
import { markdownToHtml } from '#src/shared/markdown-to-html.js'

interface Feed {
  title: string
  description: string
  language: Language
  /** Newest first. */
  posts: PostDto[]
  /** Slugs of the pages of the owner. */
  ownPages: Translated[]
  publicUrl: string
}

/** Renders RSS 2.0, with elements of Atom (self link), Dublin Core (author names) and the content module (full texts). */
export function feed({ title, description, language, posts, ownPages, publicUrl }: Feed): string {
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  const self = { href: publicUrl + feedPath(language), rel: 'self', type: 'application/rss+xml' }
  const [newest] = posts
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, publicUrl + addressOf('blog', language)),
    element('description', {}, description),
    element('language', {}, language),
    element('atom:link', self),
    ...(newest ? [element('lastBuildDate', {}, new Date(newest.publishedAt).toUTCString())] : []),
    ...posts.map((post) => item(post, { language, ownPages, publicUrl })),
  )
  return xmlDocument(element('rss', namespaces, channel))
}

function item(
  post: PostDto,
  { language, ownPages, publicUrl }: Pick<Feed, 'language' | 'ownPages' | 'publicUrl'>,
): Markup {
  const { slug, title, excerpt, author, publishedAt, body, photosInText } = post
  const url = publicUrl + addressOf('post', language, { segment: slug })
  return element(
    'item',
    {},
    element('title', {}, title),
    element('link', {}, url),
    element('guid', { isPermaLink: 'true' }, url),
    element('dc:creator', {}, author),
    element('pubDate', {}, new Date(publishedAt).toUTCString()),
    element('description', {}, excerpt),
    element('content:encoded', {}, markdownToHtml(body, { language, ownPages, site: publicUrl, photos: photosInText })),
  )
}
