import { HttpException } from '@nestjs/common'
import { render } from 'vike/abort'
import { isDatabaseUnavailable } from '../database/unavailable.js'

/**
 * Queries that end the page when they are refused or the database is away. vike prints whatever else a page throws, with
 * its stack, which in an outage is hundreds of lines.
 * @param refuse is told why
 */
export function abortingQueries<Queries extends object>(queries: Queries, refuse: (why: unknown) => void): Queries {
  const aborting = Object.entries(queries).map(([name, query]: [string, (...asked: unknown[]) => Promise<unknown>]) => {
    const asking = async (...asked: unknown[]) => {
      try {
        return await query(...asked)
      } catch (error) {
        if (!isDatabaseUnavailable(error) && !(error instanceof HttpException)) throw error
        refuse(error)
        throw render(503)
      }
    }
    return [name, asking]
  })
  return Object.fromEntries(aborting) as Queries
}
