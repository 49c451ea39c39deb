import { render } from 'vike/abort'

/**
 * Queries that end the page when they fail. vike would print what a page throws, in lines of its own: of no request, with
 * what the database quotes of somebody, and in an outage hundreds of them.
 * @param refuse is told why
 */
export function abortingQueries<Queries extends object>(queries: Queries, refuse: (why: unknown) => void): Queries {
  const aborting = Object.entries(queries).map(([name, query]: [string, (...asked: unknown[]) => Promise<unknown>]) => {
    const asking = async (...asked: unknown[]) => {
      try {
        return await query(...asked)
      } catch (error) {
        refuse(error)
        throw render(500)
      }
    }
    return [name, asking]
  })
  return Object.fromEntries(aborting) as Queries
}
