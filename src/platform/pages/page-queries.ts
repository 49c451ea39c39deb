import type { Language } from '#src/shared/languages.js'
import type { ForReader } from './staff-page-queries.js'

/**
 * Methods that answer queries of public pages, by the name of the query. Each feature adds its own: the decorator
 * `@PageQuery` on the method, and a declaration that merges with this one.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features merge their queries into it
export interface PageQueryMethods {}

/** Queries that public pages run on the server: without the language, which the server adds. */
export type PageQueries = ForReader<PageQueryMethods, Language>

const NAME = 'page-query'

/** Registers a method as a query of public pages. Its answers are cached until content changes. */
export function PageQuery<Name extends keyof PageQueryMethods>(name: Name) {
  return (_prototype: object, _name: string, { value }: TypedPropertyDescriptor<PageQueryMethods[Name]>): void =>
    Reflect.defineMetadata(NAME, name, value!)
}

/** Returns the name of the query that a method answers; undefined if it has no `@PageQuery`. */
export function queryName(method: object): string | undefined {
  return Reflect.getMetadata(NAME, method) as string | undefined
}
