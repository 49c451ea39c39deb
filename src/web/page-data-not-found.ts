import type { Response } from 'express'

/** Answers a request for a page's data with 404, upon which vike's router in the browser asks for the page itself. */
export function sendPageDataNotFound(response: Response): void {
  response.status(404).set('Cache-Control', 'no-store').type('text').end()
}
