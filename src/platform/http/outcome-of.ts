import type { Request, Response } from 'express'
import { postedForm } from './forms/posted-form.js'

/** Route name of requests that no controller handles, such as pages. */
export const NO_ROUTE = 'other'

/** The conclusion of a request whose answer is over, by the pattern of its route, for a posted form that of its page. */
export function outcomeOf(request: Request, response: Response): { route: string; status: number } {
  const path: unknown = postedForm(request)?.route ?? (request.route as { path?: unknown } | undefined)?.path
  return {
    route: typeof path === 'string' ? path : NO_ROUTE,
    // 499 by convention of proxies: the client closed the connection
    status: response.writableFinished ? response.statusCode : 499,
  }
}
