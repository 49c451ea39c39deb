import { render } from 'vike/abort'

/**
 * Wraps queries so that a failure aborts the page. Otherwise vike would log each error without its request, with
 * personal data quoted by the database, and hundreds of times in an outage.
 * @param refuse receives the error
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
