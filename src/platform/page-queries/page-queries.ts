import type { Language } from '#src/shared/languages.js'

/**
 * Methods that answer queries of public pages, by the name of the query. Each feature adds its own: the decorator
 * `@PageQuery` on the method, and a declaration that merges with this one.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features merge their queries into it
export interface PageQueryMethods {}

/** Queries that public pages run on the server: without the language, which the server adds. */
export type PageQueries = {
  [Name in keyof PageQueryMethods]: PageQueryMethods[Name] extends (
    language: Language,
    ...asked: infer Asked
  ) => infer Answer
    ? (...asked: Asked) => Promise<Awaited<Answer>>
    : never
}

const NAME = 'page-query'
const LIVE = 'live-page-query'

/** Registers a method as a query of public pages. Its answers are cached until content changes. */
export function PageQuery<Name extends keyof PageQueryMethods>(name: Name) {
  return (_prototype: object, _name: string, { value }: TypedPropertyDescriptor<PageQueryMethods[Name]>): void =>
    Reflect.defineMetadata(NAME, name, value!)
}

/** Registers a query whose answers change without content, such as free times: they are not cached, nor are its pages. */
export function LivePageQuery<Name extends keyof PageQueryMethods>(name: Name) {
  return (prototype: object, method: string, descriptor: TypedPropertyDescriptor<PageQueryMethods[Name]>): void => {
    PageQuery(name)(prototype, method, descriptor)
    Reflect.defineMetadata(LIVE, true, descriptor.value!)
  }
}

/** Checks for `@LivePageQuery`. */
export function isLiveQuery(method: object): boolean {
  return Reflect.hasMetadata(LIVE, method)
}

/** Returns the name of the query that a method answers; undefined if it has no `@PageQuery`. */
export function queryName(method: object): string | undefined {
  return Reflect.getMetadata(NAME, method) as string | undefined
}
