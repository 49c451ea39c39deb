import type { Response } from 'express'

/** Answers a request for a page's data so that vike's router in the browser asks for the page itself. */
export function askForFullLoad(response: Response): void {
  response.status(404).set('Cache-Control', 'no-store').type('text').end()
}
