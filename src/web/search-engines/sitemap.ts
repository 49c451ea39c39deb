import { type Language, languages } from '#src/shared/languages.js'
import { element, type Markup, xmlDocument } from '#src/platform/http/markup.js'

/** A page that search engines may show, in every language. */
export interface IndexedPage {
  paths: Record<Language, string>
  /** When it last changed, ISO 8601, where that is known. */
  changedAt?: string
}

/** A page is listed once a language, each time with all its translations. */
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
