import type { Request, Response } from 'express'

/** What no route of a controller answers, such as the pages of visitors. */
export const NO_ROUTE = 'other'

/** The conclusion of a request whose answer is over, by the pattern of its route: addresses can be invented. */
export function outcomeOf(request: Request, response: Response): { route: string; status: number } {
  const { path } = (request.route ?? {}) as { path?: unknown }
  return {
    route: typeof path === 'string' ? path : NO_ROUTE,
    // who went away first got no answer: the convention of proxies
    status: response.writableFinished ? response.statusCode : 499,
  }
}
