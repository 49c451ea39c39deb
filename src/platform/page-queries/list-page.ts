import type { ListPageDto } from '../http/lists/list-query.dto.js'

/** Page of a list, with the query that was used for it. */
export type ListPage<Page, Query> = Page & { query: Query }

/** Reads with a query. Of a list, returns the last page if the query asks for a later one. */
export async function readListPage<Query extends object, Answer extends object>(
  query: Query,
  read: (query: Query) => Promise<Answer>,
): Promise<ListPage<Answer, Query>> {
  const answer = await read(query)
  if (!isListPage(answer)) return { ...answer, query }
  const last = Math.max(1, Math.ceil(answer.total / answer.pageSize))
  if (answer.page <= last) return { ...answer, query }
  Object.assign(query, { page: last })
  return { ...(await read(query)), query }
}

const isListPage = (answer: object): answer is ListPageDto => 'total' in answer && 'pageSize' in answer
