import type { Request, Response } from 'express'

/** Route name of requests that no controller handles, such as pages. */
export const NO_ROUTE = 'other'

/** Returns the route pattern and status of a finished request; addresses would have unlimited cardinality. */
export function outcomeOf(request: Request, response: Response): { route: string; status: number } {
  const { path } = (request.route ?? {}) as { path?: unknown }
  return {
    route: typeof path === 'string' ? path : NO_ROUTE,
    // 499 by convention of proxies: the client closed the connection
    status: response.writableFinished ? response.statusCode : 499,
  }
}
