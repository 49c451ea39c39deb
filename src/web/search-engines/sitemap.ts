import { element, type Markup, xmlDocument } from '#src/platform/http/markup.js'
import { type Language, languages } from '#src/shared/languages.js'

/** Indexable page, in every language. */
export interface IndexedPage {
  paths: Record<Language, string>
  /** Time of the last change (ISO 8601), if known. */
  changedAt?: string
}

/** Renders the sitemap: each page once per language, with links to all its translations. */
export function sitemap(pages: IndexedPage[], publicUrl: string): string {
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  }
  const entries = pages.flatMap((page) => languages.map((language) => entry(page, language, publicUrl)))
  return xmlDocument(element('urlset', namespaces, ...entries))
}

function entry({ paths, changedAt }: IndexedPage, language: Language, publicUrl: string): Markup {
  const alternate = (hreflang: string, path: string) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href: publicUrl + path })
  return element(
    'url',
    {},
    element('loc', {}, publicUrl + paths[language]),
    ...(changedAt ? [element('lastmod', {}, changedAt)] : []),
    ...languages.map((other) => alternate(other, paths[other])),
    alternate('x-default', paths.hr),
  )
}
