import type { Search } from './lenient-query.js'

/**
 * Reads of admin pages by name. Each feature adds its own: `@PageRead` on a handler of a controller, and a declaration that merges
 * with this one.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features merge their reads into it
export interface StaffPageReads {}

type Answer<Handler> = Handler extends (...parameters: never[]) => infer Result ? Awaited<Result> : never

/** Read with parameters of the path, if any. */
export type Read<Handler, Parameters extends string = never> = [Parameters] extends [never]
  ? () => Promise<Answer<Handler>>
  : (asked: Record<Parameters, string>) => Promise<Answer<Handler>>

/** Read with the query of a page's address as it is. */
export type ReadWith<Handler> = (asked: { query: Search }) => Promise<Answer<Handler>>

/** Read of what a parameter of the path identifies; undefined if it does not exist. */
export type ReadOne<Handler, Parameters extends string = 'id'> = (
  asked: Record<Parameters, string>,
) => Promise<Answer<Handler> | undefined>

/** Read with the query of a page's address. Its answer contains the query that was used. */
export type ReadMany<Handler, Query> = (asked: { query: Search }) => Promise<Answer<Handler> & { query: Query }>

/** Read of what a parameter of the path identifies, with the query of a page's address; undefined if it does not exist. */
export type ReadManyOf<Handler, Query, Parameters extends string = 'id'> = (
  asked: Record<Parameters, string> & { query: Search },
) => Promise<(Answer<Handler> & { query: Query }) | undefined>

export interface PageReadOptions {
  name: keyof StaffPageReads
  /** Value of the parameter `path` for which this handler answers, where several controllers share a read. */
  path?: string
  /** Corrects the parsed query of an address, without the parameters that its DTO rejects. */
  correctQuery?(query: object): void
}

const PAGE_READ = Symbol('page-read')

type Handler = (...parameters: never[]) => unknown

/**
 * Lets admin pages read the answer of the handler below: guards, pipes and rules are those of the request. A handler without a
 * route is read by pages only. See docs/decisions/0051-one-handler-per-read.md.
 */
export function PageRead(name: keyof StaffPageReads, options: Omit<PageReadOptions, 'name'> = {}) {
  return <H extends Handler>(_target: object, _name: string | symbol, method: TypedPropertyDescriptor<H>): void =>
    Reflect.defineMetadata(PAGE_READ, { ...options, name } satisfies PageReadOptions, method.value!)
}

/** Returns the read of a handler; undefined if it has no `@PageRead`. */
export function pageReadOf(handler: object): PageReadOptions | undefined {
  return Reflect.getMetadata(PAGE_READ, handler) as PageReadOptions | undefined
}
