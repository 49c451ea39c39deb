import { addresses, alternatesOf, type PageName } from '../../src/shared/addresses.js'
import { languages } from '../../src/shared/languages.js'
import { segments } from './page-table.js'

/** Parsed document; the tests check its shape. */
export type Json = ReturnType<typeof JSON.parse>

/** Every page that search engines may index, one entry per language. */
export const indexed = (Object.keys(addresses) as PageName[]).flatMap((page) =>
  (segments[page] ?? [''])
    .filter((segment) => segment !== 'split')
    .flatMap((segment) =>
      languages.map((language) => ({ page, language, path: alternatesOf(page, segment)[language] })),
    ),
)

/** Returns the main heading of a page. */
export function heading(html: string): string {
  return decode(/<h1[^>]*>(.*?)<\/h1>/.exec(html)![1]!)
}

/** Returns all structured data of a page. */
export function graph(html: string): Json[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(1)
  const data = JSON.parse(scripts[0]![1]!)
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

/** Returns the structured data of a type on a page. */
export function thing(html: string, type: string): Json {
  return graph(html).find((candidate) => candidate['@type'] === type)
}

export function decode(html: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return html
    .replace(/<!-- -->/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(\w+);/g, (entity, name: string) => names[name] ?? entity)
}
