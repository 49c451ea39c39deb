import type { Response } from 'express'

/** Answers a request for page data with 404, after which vike's client router requests the page itself. */
export function sendPageDataNotFound(response: Response): void {
  response.status(404).set('Cache-Control', 'no-store').type('text').end()
}
