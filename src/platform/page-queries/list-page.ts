import type { ListPageDto, ListQueryDto } from '../http/lists/list-query.dto.js'

/** Page of a list, with the query that was used for it. */
export type ListPage<Page, Query> = Page & { query: Query }

/** Reads a page of a list; the last page if the query asks for a later one. */
export async function readListPage<Query extends ListQueryDto, Page extends ListPageDto>(
  query: Query,
  read: (query: Query) => Promise<Page>,
): Promise<ListPage<Page, Query>> {
  const page = await read(query)
  const last = Math.max(1, Math.ceil(page.total / page.pageSize))
  if (page.page <= last) return { ...page, query }
  const within = { ...query, page: last }
  return { ...(await read(within)), query: within }
}
