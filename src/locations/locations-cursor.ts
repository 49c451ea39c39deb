import { Problem } from '#src/platform/http/problems/problem.js'
import { SLUG } from '../shared/slug.js'

/** The place of a location in the list. It is one still when the location itself is gone. */
export interface LocationPlace {
  position: number
  slug: string
}

export function writeCursor({ position, slug }: LocationPlace): string {
  return Buffer.from(`${position} ${slug}`).toString('base64url')
}

/** @throws Problem 422 for what no cursor was */
export function readCursor(text: string): LocationPlace {
  const [position = '', slug = '', ...more] = Buffer.from(text, 'base64url').toString().split(' ')
  if (!/^\d{1,9}$/.test(position) || !SLUG.test(slug) || more.length > 0) {
    throw Problem.validation([{ field: 'cursor', code: 'invalid' }])
  }
  return { position: Number(position), slug }
}
